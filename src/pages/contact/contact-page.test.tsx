import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contactPayload } from '#core/contract/testing/contact-payload.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import type { EditLock, MessageFate } from '../../data/outbox/outbox-messages.ts';
import type { MessageInView, Submission } from '../../data/outbox/outbox-state.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { editState } from '../../navigation/edit-state.ts';
import { ContactPage } from './contact-page.tsx';

const kept = vi.hoisted(() => ({
  hold: vi.fn<(id: string) => Promise<EditLock>>(),
  fate: 'waiting' as MessageFate,
}));
const outbox = vi.hoisted(() => ({
  submit: vi.fn<(command: string, payload: object, id: string) => Promise<Submission>>(),
  messages: [] as readonly MessageInView[],
}));
vi.mock('../../data/outbox/outbox-messages.ts', () => ({
  lockOutboxMessage: kept.hold,
  readOutboxMessage: async () => null,
  unlockOutboxMessage: async () => undefined,
  useMessageFate: () => kept.fate,
}));
vi.mock('../../data/outbox/outbox-state.ts', () => ({
  submitToOutbox: outbox.submit,
  useOutboxMessages: () => outbox.messages,
  onDelivered: () => () => undefined,
}));
vi.mock('../../data/outbox/draft.ts', async (original) => ({
  ...(await original<typeof import('../../data/outbox/draft.ts')>()),
  draftOf: () => ({ find: async () => null, keep() {}, flush() {}, forget() {} }),
}));

const payload = contactPayload();

function open(state: unknown) {
  vi.stubGlobal('fetch', async () => Response.json({ status: 1, data: [] }));
  const routes = [
    { path: '/contact', element: <ContactPage /> },
    { path: '*', element: null },
  ];
  const initialEntries = ['/before', { pathname: '/contact', state }];
  const router = createMemoryRouter(routes, { initialEntries });
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}
const message = () => screen.getByLabelText<HTMLTextAreaElement>('Message');

beforeEach(() => {
  kept.hold.mockReset().mockResolvedValue({ kind: 'held', payload });
  kept.fate = 'waiting';
  outbox.submit.mockReset().mockResolvedValue('sent');
  outbox.messages = [];
});

const FIELDS = { 'Full name': 'Ada', Email: 'ada@example.org', Phone: '123', Message: 'Hello' };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
async function send() {
  for (const [label, value] of Object.entries(FIELDS)) fireEvent.input(field(label), { target: { value } });
  await act(async () => fireEvent.submit(message()));
}
/** Shows the message that was just submitted as the outbox would. */
function keep(state: MessageInView['state']) {
  const id = outbox.submit.mock.lastCall?.[2] ?? '';
  const rest = { createdAt: 0, attempts: 1, nextTryAt: 0, heldUntil: 0, lastOutcome: null };
  outbox.messages = [{ id, command: 'contactMessage', state, ...rest }];
}

describe('a message that has left the form', () => {
  it('CONTACT-08 is confirmed in the place of the form until another one is started', async () => {
    const router = open(null);
    await send();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'We have it' }));
    expect(screen.queryByLabelText('Message')).toBeNull();
    expect(screen.getByText('ada@example.org')).toBeTruthy();
    expect(router.state.location.state).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Write another' }));
    expect(document.activeElement).toBe(field('Full name'));
    expect(Object.keys(FIELDS).map((label) => field(label).value)).toEqual(['', '', '', '']);
    expect(screen.queryByText('We have it')).toBeNull();
  });

  it('OFFLINE-14 is not listed above its own confirmation, and is listed again once it is refused', async () => {
    outbox.submit.mockResolvedValue('waiting');
    const router = open(null);
    const again = () => act(() => router.navigate('.', { replace: true }));
    await send();
    keep('waiting');
    await again();
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: /^It’s saved here/ }));
    expect(screen.queryByRole('heading', { name: /waiting to send/ })).toBeNull();
    keep('refused');
    kept.fate = 'refused';
    await again();
    await screen.findByRole('heading', { name: '1 message needs your attention' });
    expect(message().value).toBe('');
    expect(document.activeElement, 'the focus stays at the place').toBe(message().closest('[tabindex="-1"]'));
  });
});

describe('a message of the outbox that the visitor wants to change', () => {
  it('OFFLINE-14 is put into the form, once', async () => {
    const router = open(editState('a'));
    await waitFor(() => expect(message().value).toBe('Hello'));
    expect(document.activeElement).toBe(message());
    expect(kept.hold).toHaveBeenCalledExactlyOnceWith('a');
    expect(router.state.location.state).toBeNull();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('KIOSK-04 is not put into it again for the next visitor', async () => {
    const router = open(editState('a'));
    await waitFor(() => expect(message().value).toBe('Hello'));
    await router.navigate('/elsewhere');
    await waitFor(() => expect(screen.queryByLabelText('Message')).toBeNull());
    await router.navigate(-1);
    await screen.findByLabelText('Message');
    expect(message().value).toBe('');
    expect(kept.hold).toHaveBeenCalledOnce();
  });

  it('says so if it is already being sent', async () => {
    kept.hold.mockResolvedValue({ kind: 'being-sent' });
    open(editState('a'));
    await screen.findByText('It’s being sent right now and can’t be stopped.');
    expect(message().value).toBe('');
  });

  it('is not looked up without being asked for', () => {
    open(null);
    expect(kept.hold).not.toHaveBeenCalled();
    expect(message().value).toBe('');
  });
});
