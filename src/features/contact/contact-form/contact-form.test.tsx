import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { type DraftEntries, TRIED_ID } from '../../../data/outbox/draft.ts';
import type { EditLock } from '../../../data/outbox/kept-messages.ts';
import type { MessageInView, Submission } from '../../../data/outbox/outbox-state.ts';
import { useHasUnsavedWork } from '../../../data/outbox/unsaved-work.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { Toaster } from '../../../ui/states/toaster.tsx';
import { ContactForm } from './contact-form.tsx';
import { type EditedMessage, entriesOf, outgoingMessage } from './outgoing-message.ts';

type Submit = (
  command: string,
  payload: object,
  id: string,
  isWatched: () => boolean,
  replaces?: string,
) => Promise<Submission>;
const outbox = vi.hoisted(() => ({ submit: vi.fn<Submit>(), kept: null as readonly MessageInView[] | null }));
vi.mock('../../../data/outbox/outbox-state.ts', () => ({
  submitToOutbox: outbox.submit,
  useOutboxMessages: () => outbox.kept,
}));
const kept = vi.hoisted(() => ({
  hold: vi.fn<(id: string) => Promise<EditLock>>(),
  release: vi.fn(async (_: string) => undefined),
}));
vi.mock('../../../data/outbox/kept-messages.ts', () => ({
  lockKeptMessage: kept.hold,
  unlockKeptMessage: kept.release,
}));
/** What the device keeps, and what it is asked to. */
const draft = vi.hoisted(() => ({
  left: null as DraftEntries | null,
  isInOutbox: false,
  keep: vi.fn<(entries: DraftEntries) => void>(),
  flush: vi.fn(),
  forget: vi.fn(),
}));
vi.mock('../../../data/outbox/draft.ts', async (original) => ({
  ...(await original<typeof import('../../../data/outbox/draft.ts')>()),
  draftOf: () => ({
    ...draft,
    find: async () => draft.left && { entries: draft.left, isInOutbox: draft.isInOutbox },
  }),
}));

const typed = {
  'Full name': 'Ada Example',
  Email: 'ada@example.org',
  Phone: '+91 98765-43210 x',
  Message: '  First line\n\n"Quoted" – ελληνικά, हिन्दी 🏺\n',
};
const payload = {
  firstName: 'Ada Example',
  emailid: 'ada@example.org',
  contactno: '919876543210',
  message: typed.Message,
  sessionid: expect.stringMatching(/./),
  apifor: 'web',
};
const SAVED = 'Saved. It will be sent when you are back online.';

const onEdit = vi.fn<(edited: EditedMessage | null) => void>();

function Page({ edited, hasLeft = false }: { edited: EditedMessage | null; hasLeft?: boolean }) {
  const isUnsaved = useHasUnsavedWork();
  return (
    <I18nextProvider i18n={createI18n()}>
      <Toaster>
        {hasLeft ? <p>Another page</p> : <ContactForm edited={edited} onEdit={onEdit} />}
        <output>{isUnsaved ? 'unsaved' : 'nothing unsaved'}</output>
      </Toaster>
    </I18nextProvider>
  );
}
const open = (edited: EditedMessage | null = null) => render(<Page edited={edited} />);
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (entries: Partial<typeof typed> = typed) => {
  for (const [label, value] of Object.entries(entries)) fireEvent.input(field(label), { target: { value } });
};
const names = { 'Full name': 'name', Email: 'email', Phone: 'phone', Message: 'message' };
const values = () => Object.keys(typed).map((label) => field(label).value);
const button = () => screen.getByRole<HTMLButtonElement>('button', { name: /^Send/ });
const choose = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const press = async () => {
  await act(async () => fireEvent.submit(field('Message')));
};
/** An outcome to be decided later. */
function pending() {
  let settle: (submission: Submission) => void = () => undefined;
  outbox.submit.mockReturnValueOnce(new Promise((resolve) => (settle = resolve)));
  return (submission: Submission) => act(async () => settle(submission));
}

beforeEach(() => {
  outbox.submit.mockReset().mockResolvedValue('sent');
  outbox.kept = null;
  kept.hold.mockReset().mockResolvedValue({ kind: 'gone' });
  kept.release.mockClear();
  draft.left = null;
  draft.isInOutbox = false;
  for (const asked of [draft.keep, draft.flush, draft.forget, onEdit]) asked.mockClear();
});

describe('a phone number that loses letters', () => {
  const shown = () =>
    document.getElementById(field('Phone').getAttribute('aria-describedby') ?? '')?.textContent;
  const said = () => screen.getAllByRole('status').map((status) => status.textContent);
  const NOTE = 'We will send 0207946001812.';

  it('Q-61 is shown as it will be sent, before it is, and is sent so', async () => {
    open();
    write({ Phone: '+44 (0)20 7946-0018' });
    expect(shown()).toBeUndefined();
    write({ ...typed, Phone: '020 7946 0018 ext 12' });
    expect(shown()).toBe(NOTE);
    await press();
    expect(outbox.submit.mock.calls[0]).toContainEqual(
      expect.objectContaining({ contactno: '0207946001812' }),
    );
    expect(shown()).toBeUndefined();
  });

  it('WCAG 4.1.3 is said aloud once it is written, not with every key', () => {
    open();
    write({ Phone: '020 ext 1' });
    write({ Phone: '020 7946 0018 ext 12' });
    expect(said()).not.toContain(NOTE);
    fireEvent.blur(field('Phone'));
    expect(said()).toContain(NOTE);
    write({ Phone: '020 7946 0018 ext 123' });
    expect(said().join('')).not.toContain('We will send');
  });
});

describe('what the form asks for', () => {
  it.each([
    ['Full name', 'Enter your full name.'],
    ['Email', 'Enter your email address.'],
    ['Phone', 'Enter your phone number in digits.'],
    ['Message', 'Write your message.'],
  ] as const)('CONTACT-03 sends nothing without %s, and marks it', async (label, words) => {
    open();
    write({ ...typed, [label]: ' \n' });
    await press();
    expect(outbox.submit).not.toHaveBeenCalled();
    expect(field(label).getAttribute('aria-invalid')).toBe('true');
    const error = document.getElementById(field(label).getAttribute('aria-describedby') ?? '');
    expect(error?.textContent).toBe(words);
    expect(document.querySelectorAll('[aria-invalid]')).toHaveLength(1);
  });

  it('CONTACT-03 leads from a summary, which takes the focus, to each field', async () => {
    open();
    await press();
    const summary = screen.getByRole('region', { name: 'There is something to put right' });
    expect(document.activeElement).toBe(summary);
    fireEvent.click(screen.getByRole('link', { name: 'Enter your phone number in digits.' }));
    expect(document.activeElement).toBe(field('Phone'));
  });

  it('CONTACT-03 takes an error away once it is put right, and shows no new ones before the next try', async () => {
    open();
    write({ ...typed, Email: 'ada@', Phone: 'none' });
    await press();
    write({ Email: 'ada@example.org', Message: '' });
    expect(field('Email').hasAttribute('aria-invalid')).toBe(false);
    expect(field('Phone').getAttribute('aria-invalid')).toBe('true');
    expect(field('Message').hasAttribute('aria-invalid')).toBe(false);
  });

  it('names what the browser may fill in', () => {
    open();
    const tokens = Object.keys(typed).map((label) => field(label).getAttribute('autocomplete'));
    expect(tokens).toEqual(['name', 'email', 'tel', null]);
  });
});

describe('sending (decision Q-19)', () => {
  it('API-22 CONTACT-04 CONTACT-10 Q-62 sends what was typed, the phone in digits only', async () => {
    open();
    write();
    await press();
    expect(outbox.submit).toHaveBeenCalledExactlyOnceWith(
      'contactMessage',
      payload,
      expect.stringMatching(/^[\da-f-]{36}$/),
      expect.any(Function),
      undefined,
    );
  });

  it('CONTACT-05 is off until the outcome is there, and sends once however often it is asked', async () => {
    const settle = pending();
    open();
    write();
    fireEvent.submit(field('Message'));
    fireEvent.submit(field('Message'));
    await waitFor(() => expect(button().disabled).toBe(true));
    await press();
    expect(outbox.submit).toHaveBeenCalledTimes(1);
    await settle('failed');
    expect(button().disabled).toBe(false);
  });

  it('CONTACT-06 CONTACT-08 says "Message sent" and is empty again', async () => {
    open();
    write();
    await press();
    screen.getByText('Message sent');
    expect(values()).toEqual(['', '', '', '']);
    screen.getByText('nothing unsaved');
  });

  it('CONTACT-07 CONTACT-08 says "Failed to send Message" and keeps the entries', async () => {
    outbox.submit.mockResolvedValue('failed');
    open();
    write();
    await press();
    screen.getByText('Failed to send Message');
    expect(values()).toEqual(Object.values(typed));
    screen.getByText('unsaved');
  });

  it('OFFLINE-10 says that the message is saved, and nothing else, and is free for another', async () => {
    outbox.submit.mockResolvedValue('waiting');
    open();
    write();
    await press();
    expect(screen.getByText(SAVED).closest('[role=status]')).not.toBeNull();
    expect(screen.queryByText(/^Message sent|^Failed/)).toBeNull();
    expect(values()).toEqual(['', '', '', '']);
    expect(button().disabled).toBe(false);
    outbox.submit.mockResolvedValue('sent');
    write({ ...typed, Message: 'Another' });
    await press();
    expect(screen.queryByText(SAVED)).toBeNull();
    screen.getByText('Message sent');
  });

  it('OFFLINE-15 no longer calls a message saved that has gone, or that was refused', async () => {
    outbox.submit.mockResolvedValue('waiting');
    const { rerender } = open();
    write();
    await press();
    const id = outbox.submit.mock.calls[0]?.[2] ?? '';
    const row = { id, command: 'contactMessage', createdAt: 0, attempts: 1, nextTryAt: 0, heldUntil: 0 };
    const keep = (rows: readonly Pick<MessageInView, 'state'>[]) => {
      outbox.kept = rows.map(({ state }) => ({ ...row, state, lastOutcome: null }));
      rerender(<Page edited={null} />);
    };
    keep([{ state: 'waiting' }]);
    screen.getByText(SAVED);
    keep([{ state: 'refused' }]);
    expect(screen.queryByText(SAVED)).toBeNull();
    keep([]);
    expect(screen.queryByText(SAVED)).toBeNull();
  });

  it('OFFLINE-10 says plainly that a message is not saved, and keeps the text', async () => {
    outbox.submit.mockResolvedValue('not-kept');
    open();
    write();
    await press();
    screen.getByText(/was not sent, and this device could not save it/);
    expect(screen.queryByText(/^Message sent|^Failed|^Saved/)).toBeNull();
    expect(values()).toEqual(Object.values(typed));
  });

  it('OFFLINE-12 sends the same entries under the same id, changed ones under a new one', async () => {
    outbox.submit.mockResolvedValue('failed');
    open();
    write();
    await press();
    await press();
    write({ Message: 'Something else' });
    await press();
    const [first, second, third] = outbox.submit.mock.calls.map(([, , id]) => id);
    expect(second).toBe(first);
    expect(third).not.toBe(first);
  });

  it('no longer watches once the visitor has left, and then speaks in passing', async () => {
    const settle = pending();
    const { rerender } = open();
    write();
    await press();
    const isWatched = outbox.submit.mock.calls[0]?.[3];
    expect(isWatched?.()).toBe(true);
    rerender(<Page edited={null} hasLeft />);
    expect(isWatched?.()).toBe(false);
    await settle('waiting');
    screen.getByText(SAVED);
  });

  it.each<Submission>(['refused', 'not-kept'])(
    'does not call saved what has failed after the visitor has left: %s',
    async (outcome) => {
      const settle = pending();
      const { rerender } = open();
      write();
      await press();
      rerender(<Page edited={null} hasLeft />);
      await settle(outcome);
      screen.getByText('Failed to send Message');
      expect(screen.queryByText(/Saved|still in the form/)).toBeNull();
    },
  );

  it('no longer watches while the tab is behind others', async () => {
    const settle = pending();
    open();
    write();
    await press();
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    expect(outbox.submit.mock.calls[0]?.[3]()).toBe(false);
    hidden.mockRestore();
    await settle('waiting');
  });
});

/** The kept message is looked for until it is said what became of it. */
function lookingFor() {
  let tell: (held: EditLock) => void = () => undefined;
  kept.hold.mockReturnValue(new Promise((resolve) => (tell = resolve)));
  return (held: EditLock) => act(async () => tell(held));
}

const message = outgoingMessage(
  { name: 'Ada Example', email: 'ada@example.org', phone: '123', message: 'Once more' },
  null,
);
const edited = { message, entries: entriesOf(message) };

describe('a kept message that is being changed', () => {
  it('OFFLINE-14 stands in the fields, and keeps its id while it is unchanged', async () => {
    open(edited);
    expect(values()).toEqual(['Ada Example', 'ada@example.org', '123', 'Once more']);
    expect(document.activeElement).toBe(field('Message'));
    screen.getByText(/^You are changing a message from the outbox/);
    await press();
    expect(outbox.submit.mock.calls[0]?.[2]).toBe(message.id);
  });

  it('OFFLINE-14 gives way to the changed one, under another id', async () => {
    open(edited);
    write({ Message: 'Once more, changed' });
    await press();
    const [, , id, , replaces] = outbox.submit.mock.calls[0] ?? [];
    expect(id).not.toBe(message.id);
    expect(replaces).toBe(message.id);
    expect(onEdit).toHaveBeenLastCalledWith(null);
  });

  it.each<Submission>(['not-kept', 'failed'])(
    'stays the one that is changed when it is %s',
    async (outcome) => {
      outbox.submit.mockResolvedValue(outcome);
      open(edited);
      await press();
      expect(onEdit).not.toHaveBeenCalledWith(null);
      expect(values()).toContain('Once more');
    },
  );

  it('is left as it was when the visitor thinks better of it', async () => {
    open(edited);
    write({ Message: 'Once more, changed' });
    await choose('Leave it as it was');
    expect(kept.release).toHaveBeenCalledExactlyOnceWith(message.id);
    expect(onEdit).toHaveBeenLastCalledWith(null);
    expect(values()).toEqual(['', '', '', '']);
    expect(outbox.submit).not.toHaveBeenCalled();
  });

  it('is held while it is changed, and it is said when it has gone all the same', async () => {
    vi.useFakeTimers();
    kept.hold.mockResolvedValue({ kind: 'held', payload: message.payload });
    open(edited);
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    expect(kept.hold).toHaveBeenCalledExactlyOnceWith(message.id);
    screen.getByText(/^You are changing a message/);
    kept.hold.mockResolvedValue({ kind: 'gone' });
    await act(() => vi.advanceTimersByTimeAsync(8_000));
    screen.getByText(/has gone from the outbox as it was/);
    vi.useRealTimers();
  });

  it('is held again at once when the phone wakes', async () => {
    kept.hold.mockResolvedValue({ kind: 'held', payload: message.payload });
    open(edited);
    expect(kept.hold).not.toHaveBeenCalled();
    await act(async () => void document.dispatchEvent(new Event('visibilitychange')));
    expect(kept.hold).toHaveBeenCalledExactlyOnceWith(message.id);
  });

  it('OFFLINE-12 gives way to no other while it is on its way itself', async () => {
    kept.hold.mockResolvedValue({ kind: 'being-sent' });
    open(edited);
    write({ Message: 'Once more, changed' });
    await press();
    expect(outbox.submit).not.toHaveBeenCalled();
    screen.getByText('It is being sent right now and cannot be called back.');
    expect(values()).toContain('Once more, changed');
  });

  it('is not waited for where nobody can say whether it is on its way', async () => {
    kept.hold.mockRejectedValue(new TypeError('a lost piece of code'));
    open(edited);
    await press();
    expect(outbox.submit).toHaveBeenCalledOnce();
    expect(button().disabled).toBe(false);
  });

  it('cannot be left as it was while that is looked up', async () => {
    const tell = lookingFor();
    open(edited);
    await press();
    await choose('Leave it as it was');
    await tell({ kind: 'held', payload: message.payload });
    expect(outbox.submit).toHaveBeenCalledOnce();
    expect(button().disabled).toBe(false);
  });

  it('cannot be left as it was once its changed form is on its way', async () => {
    const settle = pending();
    open(edited);
    write({ Message: 'Once more, changed' });
    await press();
    await choose('Leave it as it was');
    expect(kept.release).not.toHaveBeenCalled();
    await settle('failed');
    expect(values()).toContain('Once more, changed');
  });

  it('is still the one that is changed after a crash', async () => {
    draft.left = { ...edited.entries, message: 'Once more, half', replaces: message.id };
    kept.hold.mockResolvedValue({ kind: 'held', payload: message.payload });
    open();
    await screen.findByText('We kept what you had typed.');
    await choose('Bring back what you typed');
    expect(onEdit).toHaveBeenLastCalledWith({
      message,
      entries: { ...edited.entries, message: 'Once more, half' },
    });
  });
});

describe('what was typed and not sent', () => {
  const left = { name: 'Ada', email: 'ada@example.org', phone: '', message: 'Half a mess' };
  const isOffered = () => screen.queryByText('We kept what you had typed.') !== null;

  it('is kept as it is typed', () => {
    open();
    write({ 'Full name': 'Ada' });
    expect(draft.keep).toHaveBeenLastCalledWith({ name: 'Ada', email: '', phone: '', message: '' });
    act(() => void window.dispatchEvent(new Event('pagehide')));
    expect(draft.flush).toHaveBeenCalled();
    write({ 'Full name': '' });
    expect(draft.forget).toHaveBeenCalledOnce();
  });

  it('KIOSK-04 is offered to the next visit, and put into the fields only when asked', async () => {
    draft.left = left;
    open();
    await screen.findByText('We kept what you had typed.');
    expect(values()).toEqual(['', '', '', '']);
    await choose('Bring back what you typed');
    expect(values()).toEqual(Object.values(left));
    expect(document.activeElement).toBe(field('Message'));
    expect(isOffered()).toBe(false);
    screen.getByText('unsaved');
    expect(draft.forget).not.toHaveBeenCalled();
  });

  it('takes the place of nothing that stands in the form or is on its way', async () => {
    draft.left = left;
    const settle = pending();
    open();
    await screen.findByText('We kept what you had typed.');
    write();
    await choose('Bring back what you typed');
    expect(values()).toEqual(Object.values(typed));
    screen.getByText('There is another text in the form. Send or empty it first.');
    await press();
    await choose('Bring back what you typed');
    expect(values()).toEqual(Object.values(typed));
    await settle('failed');
    expect(values()).toEqual(Object.values(typed));
  });

  it('is kept and offered on when another message goes out first', async () => {
    draft.left = left;
    open();
    await screen.findByText('We kept what you had typed.');
    write();
    await press();
    screen.getByText('Message sent');
    expect(draft.keep).toHaveBeenLastCalledWith(left);
    expect(draft.forget).not.toHaveBeenCalled();
    await choose('Bring back what you typed');
    expect(values()).toEqual(Object.values(left));
  });

  it('is kept for the next visit when what was typed over it is taken away again', async () => {
    draft.left = left;
    const { rerender } = open();
    await screen.findByText('We kept what you had typed.');
    write({ 'Full name': 'A' });
    write({ 'Full name': '' });
    expect(draft.keep).toHaveBeenLastCalledWith(left);
    write({ 'Full name': 'B' });
    rerender(<Page edited={null} hasLeft />);
    expect(draft.keep).toHaveBeenLastCalledWith(left);
    expect(draft.flush).toHaveBeenCalled();
    expect(draft.forget).not.toHaveBeenCalled();
  });

  it('says so where it was the changed form of a message that has gone meanwhile', async () => {
    draft.left = { ...left, replaces: edited.message.id };
    open();
    await screen.findByText('We kept what you had typed.');
    await choose('Bring back what you typed');
    screen.getByText(/has gone from the outbox as it was/);
    expect(values()).toEqual(Object.values(left));
  });

  it('does not go out in place of a kept message that was being changed', async () => {
    draft.left = left;
    const { rerender } = open(edited);
    await screen.findByText('We kept what you had typed.');
    write({ 'Full name': '', Email: '', Phone: '', Message: '' });
    await choose('Bring back what you typed');
    expect(kept.release).toHaveBeenCalledExactlyOnceWith(edited.message.id);
    expect(onEdit).toHaveBeenLastCalledWith(null);
    rerender(<Page edited={null} />);
    expect(values()).toEqual(Object.values(left));
  });

  it('stays offered while the message it changes is on its way: both would go out', async () => {
    draft.left = { ...left, replaces: edited.message.id };
    kept.hold.mockResolvedValue({ kind: 'being-sent' });
    open();
    await screen.findByText('We kept what you had typed.');
    await choose('Bring back what you typed');
    screen.getByText('It is being sent right now and cannot be called back.');
    expect(values()).toEqual(['', '', '', '']);
    expect(isOffered()).toBe(true);
  });

  it('does not let go of the message that it changes', async () => {
    draft.left = { ...left, replaces: edited.message.id };
    kept.hold.mockResolvedValue({ kind: 'held', payload: edited.message.payload });
    open(edited);
    await screen.findByText('We kept what you had typed.');
    write({ 'Full name': '', Email: '', Phone: '', Message: '' });
    await choose('Bring back what you typed');
    expect(onEdit).toHaveBeenLastCalledWith(expect.objectContaining({ message: edited.message }));
    expect(kept.release).not.toHaveBeenCalled();
  });

  it('takes the place of nothing that is typed while its message is looked for', async () => {
    draft.left = { ...left, replaces: edited.message.id };
    const tell = lookingFor();
    open();
    await screen.findByText('We kept what you had typed.');
    await choose('Bring back what you typed');
    write();
    await tell({ kind: 'held', payload: edited.message.payload });
    expect(values()).toEqual(Object.values(typed));
    expect(onEdit).not.toHaveBeenCalled();
    screen.getByText('There is another text in the form. Send or empty it first.');
    expect(isOffered()).toBe(true);
  });

  it('is gone for whoever starts afresh while its message is looked for', async () => {
    draft.left = { ...left, replaces: edited.message.id };
    const tell = lookingFor();
    open();
    await screen.findByText('We kept what you had typed.');
    await choose('Bring back what you typed');
    await choose('Start afresh');
    await tell({ kind: 'held', payload: edited.message.payload });
    expect(onEdit).not.toHaveBeenCalled();
    expect(draft.keep).not.toHaveBeenCalled();
  });

  it('is left alone by the outcome of a message whose form is gone', async () => {
    const settle = pending();
    const { rerender } = open();
    write();
    await press();
    rerender(<Page edited={null} hasLeft />);
    draft.forget.mockClear();
    draft.keep.mockClear();
    await settle('sent');
    expect(draft.forget).not.toHaveBeenCalled();
    expect(draft.keep).not.toHaveBeenCalled();
  });

  it('is wiped for whoever starts afresh', async () => {
    draft.left = left;
    open();
    await screen.findByText('We kept what you had typed.');
    await choose('Start afresh');
    expect(draft.forget).toHaveBeenCalled();
    expect(isOffered()).toBe(false);
    expect(values()).toEqual(['', '', '', '']);
    expect(document.activeElement).toBe(field('Full name'));
  });

  describe('where the browser has filled the fields itself', () => {
    const reopen = async (stands: DraftEntries) => {
      draft.left = stands;
      open();
      for (const [label, name] of Object.entries(names)) field(label).value = stands[name] ?? '';
      await act(async () => undefined);
    };

    it('is not offered', async () => {
      await reopen(left);
      expect(isOffered()).toBe(false);
      expect(values()).toEqual(Object.values(left));
    });

    it('OFFLINE-12 is the same message when it was tried already', async () => {
      const { id, payload } = edited.message;
      await reopen({ ...edited.entries, [TRIED_ID]: id, triedSession: payload.sessionid });
      await press();
      expect(outbox.submit).toHaveBeenCalledOnce();
      expect(outbox.submit.mock.lastCall?.[2]).toBe(id);
    });

    it('OFFLINE-12 is emptied when it lies in the outbox: it would go out twice', async () => {
      draft.isInOutbox = true;
      await reopen({ ...edited.entries, [TRIED_ID]: 'a', triedSession: 'any' });
      expect(isOffered()).toBe(false);
      expect(values()).toEqual(['', '', '', '']);
      expect(draft.forget).not.toHaveBeenCalled();
    });

    it('OFFLINE-14 is offered when it changes a message, which must be held first', async () => {
      await reopen({ ...edited.entries, message: 'Once more, half', replaces: edited.message.id });
      expect(isOffered()).toBe(true);
      expect(values()).toEqual(['', '', '', '']);
      screen.getByText('nothing unsaved');
    });
  });

  it.each<[Submission, number]>([
    ['sent', 1],
    ['waiting', 1],
    ['failed', 0],
    ['not-kept', 0],
  ])(
    'CONTACT-08 is wiped once it has arrived or lies in the outbox, not while it is nowhere else: %s',
    async (submission, times) => {
      outbox.submit.mockResolvedValue(submission);
      open();
      write();
      await press();
      expect(draft.forget).toHaveBeenCalledTimes(times);
    },
  );

  it('KIOSK-04 is wiped when the visitor goes to another page of the site', () => {
    const { rerender } = open();
    write();
    rerender(<Page edited={null} hasLeft />);
    expect(draft.forget).toHaveBeenCalled();
  });

  it('stays for its owner when a visitor who has typed nothing leaves', async () => {
    draft.left = left;
    const { rerender } = open();
    await screen.findByText('We kept what you had typed.');
    rerender(<Page edited={null} hasLeft />);
    expect(draft.forget).not.toHaveBeenCalled();
  });
});

describe('a form somebody comes back to', () => {
  it('KIOSK-04 is empty when it is opened again', () => {
    const { unmount } = open();
    write();
    unmount();
    open();
    expect(values()).toEqual(['', '', '', '']);
    screen.getByText('nothing unsaved');
  });

  it('KIOSK-04 is empty when the browser wakes the whole page again', () => {
    open();
    write();
    const woken = Object.assign(new Event('pageshow'), { persisted: true });
    act(() => void window.dispatchEvent(woken));
    expect(values()).toEqual(['', '', '', '']);
    expect(draft.forget).toHaveBeenCalled();
  });
});
