import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { vi } from 'vitest';
import type { DraftEntries } from '../../../../data/outbox/draft.ts';
import type { EditLock } from '../../../../data/outbox/outbox-messages.ts';
import type { Submission } from '../../../../data/outbox/outbox-state.ts';
import { useHasUnsavedWork } from '../../../../data/outbox/unsaved-work.ts';
import { createI18n } from '../../../../i18n/i18n.ts';
import { Toaster } from '../../../../ui/states/toaster.tsx';
import { ContactForm, type TakenMessage } from '../contact-form.tsx';
import { type EditedMessage, entriesOf, outgoingMessage } from '../outgoing-message.ts';

/* The contact form of the tests, over an outbox and a draft that they decide about. */

type Submit = (
  command: string,
  payload: object,
  id: string,
  isWatched: () => boolean,
  replaces?: string,
) => Promise<Submission>;
const mocks = vi.hoisted(() => ({
  outbox: { submit: vi.fn<Submit>() },
  kept: {
    lock: vi.fn<(id: string) => Promise<EditLock>>(),
    unlock: vi.fn(async (_: string) => undefined),
  },
  draft: {
    left: null as DraftEntries | null,
    isInOutbox: false,
    keep: vi.fn<(entries: DraftEntries) => void>(),
    flush: vi.fn(),
    forget: vi.fn(),
  },
}));
vi.mock('../../../../data/outbox/outbox-state.ts', () => ({
  submitToOutbox: mocks.outbox.submit,
}));
vi.mock('../../../../data/outbox/outbox-messages.ts', () => ({
  lockOutboxMessage: mocks.kept.lock,
  unlockOutboxMessage: mocks.kept.unlock,
}));
vi.mock('../../../../data/outbox/draft.ts', async (original) => ({
  ...(await original<typeof import('../../../../data/outbox/draft.ts')>()),
  draftOf: () => ({
    ...mocks.draft,
    find: async () => mocks.draft.left && { entries: mocks.draft.left, isInOutbox: mocks.draft.isInOutbox },
  }),
}));

/** The outbox: calls to submit. */
export const outbox = mocks.outbox;
/** The edit locks of messages in the outbox. */
export const kept = mocks.kept;
/** The draft that an earlier visit left, and calls to store one. */
export const draft = mocks.draft;
export const onEdit = vi.fn<(edited: EditedMessage | null) => void>();
export const onTaken = vi.fn<(taken: TakenMessage) => void>();

/** Call before each test. */
export function resetMocks(): void {
  outbox.submit.mockReset().mockResolvedValue('sent');
  kept.lock.mockReset().mockResolvedValue({ kind: 'gone' });
  kept.unlock.mockClear();
  draft.left = null;
  draft.isInOutbox = false;
  for (const asked of [draft.keep, draft.flush, draft.forget, onEdit, onTaken]) asked.mockClear();
}

/** The names of the fields, by their labels. */
export const names = { 'Full name': 'name', Email: 'email', Phone: 'phone', Message: 'message' } as const;
/** Good entries, by the names of their fields. */
export const entries = {
  name: 'Ada Example',
  email: 'ada@example.org',
  phone: '+91 98765-43210 x',
  message: '  First line\n\n"Quoted" – ελληνικά, हिन्दी 🏺\n',
};
/** The same, by the labels. */
export const typed = {
  'Full name': entries.name,
  Email: entries.email,
  Phone: entries.phone,
  Message: entries.message,
};
/** A message of the outbox that is edited. */
export const message = outgoingMessage(
  { name: 'Ada Example', email: 'ada@example.org', phone: '123', message: 'Once more' },
  null,
);
export const edited = { message, entries: entriesOf(message) };

export function Page({ edited, hasLeft = false }: { edited: EditedMessage | null; hasLeft?: boolean }) {
  const isUnsaved = useHasUnsavedWork();
  return (
    <I18nextProvider i18n={createI18n()}>
      <Toaster>
        {hasLeft ? <p>Another page</p> : <ContactForm edited={edited} onEdit={onEdit} onTaken={onTaken} />}
        <output>{isUnsaved ? 'unsaved' : 'nothing unsaved'}</output>
      </Toaster>
    </I18nextProvider>
  );
}
export const open = (edited: EditedMessage | null = null) => render(<Page edited={edited} />);
export const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
export const write = (entries: Partial<typeof typed> = typed) => {
  for (const [label, value] of Object.entries(entries)) fireEvent.input(field(label), { target: { value } });
};
export const values = () => Object.keys(typed).map((label) => field(label).value);
export const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
export const choose = (name: string) =>
  act(async () => fireEvent.click(screen.getByRole('button', { name })));
export const submit = async () => {
  await act(async () => fireEvent.submit(field('Message')));
};

/** Makes the next submission wait; the returned function settles it. */
export function pending() {
  let settle: (submission: Submission) => void = () => undefined;
  outbox.submit.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
  return (submission: Submission) => act(async () => settle(submission));
}

/** Makes the edit lock wait; the returned function decides it. */
export function lockPending() {
  let settle: (held: EditLock) => void = () => undefined;
  kept.lock.mockReturnValue(new Promise((resolve) => (settle = resolve)));
  return (held: EditLock) => act(async () => settle(held));
}
