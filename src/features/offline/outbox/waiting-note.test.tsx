import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { EditLock } from '../../../data/outbox/outbox-messages.ts';
import type { MessageInView } from '../../../data/outbox/outbox-state.ts';
import { useUnsavedWork } from '../../../data/outbox/unsaved-work.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { Toaster } from '../../../ui/states/toaster.tsx';
import { DeliveredToast } from './delivered-toast.tsx';
import { WaitingNote } from './waiting-note.tsx';

const outbox = vi.hoisted(() => ({
  kept: null as readonly MessageInView[] | null,
  listeners: new Set<(ids: readonly string[]) => void>(),
}));
const kept = vi.hoisted(() => ({
  readOutboxMessage: vi.fn(async (id: string): Promise<unknown> => ({ text: `text of ${id}` })),
  deleteOutboxMessage: vi.fn<(id: string) => Promise<'removed' | 'being-sent'>>(),
  retryOutboxMessage: vi.fn<(id: string) => Promise<'sent' | 'not-sent'>>(),
  lockOutboxMessage: vi.fn<(id: string) => Promise<EditLock>>(),
}));
vi.mock('../../../data/outbox/outbox-messages.ts', () => kept);
vi.mock('../../../data/outbox/outbox-state.ts', () => ({
  useOutboxMessages: () => outbox.kept,
  onDelivered: (listener: (ids: readonly string[]) => void) => {
    outbox.listeners.add(listener);
    return () => outbox.listeners.delete(listener);
  },
}));

const message = (id: string, more: Partial<MessageInView> = {}): MessageInView => ({
  id,
  command: 'contactMessage',
  state: 'waiting',
  createdAt: Date.UTC(2031, 4, 5, 12),
  attempts: 0,
  nextTryAt: 0,
  heldUntil: 0,
  lastOutcome: null,
  ...more,
});
const onEdit = vi.fn();
const textOf = (payload: unknown) => (payload as { text?: string } | null)?.text ?? null;

function Typing() {
  useUnsavedWork(true);
  return null;
}

interface OpenOptions {
  readonly isTyping?: boolean;
  readonly inForm?: string;
}

function open(messages: readonly MessageInView[] | null, { isTyping = false, inForm }: OpenOptions = {}) {
  outbox.kept = messages;
  return render(
    <I18nextProvider i18n={createI18n()}>
      <Toaster>
        {isTyping && <Typing />}
        <WaitingNote textOf={textOf} onEdit={onEdit} inForm={inForm} />
        <DeliveredToast />
      </Toaster>
    </I18nextProvider>,
  );
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  onEdit.mockReset();
  kept.deleteOutboxMessage.mockReset().mockResolvedValue('removed');
  kept.lockOutboxMessage.mockReset().mockImplementation(async (id) => ({
    kind: 'held',
    payload: { text: `text of ${id}` },
  }));
  kept.retryOutboxMessage.mockReset().mockResolvedValue('sent');
});

describe('the waiting messages', () => {
  it.each([[null], [[]]])('are not mentioned while there are none (%j)', (kept) => {
    open(kept);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('OFFLINE-10 are counted, and shown with their text', async () => {
    open([message('a'), message('b', { attempts: 3 })]);
    screen.getByRole('heading', { name: '2 messages waiting to send' });
    await screen.findByText('text of a');
    screen.getByText('Waiting to send.');
    screen.getByText('Waiting to send. Tried 3 times.');
  });

  it('OFFLINE-14 stay listed if refused, and say what can be done', async () => {
    open([message('a', { state: 'refused', attempts: 1 })]);
    screen.getByRole('heading', { name: '1 message needs your attention' });
    screen.getByText('It wasn’t accepted. Edit it, send it again, or delete it.');
    await screen.findByRole('button', { name: 'Edit' });
  });

  it('OFFLINE-14 are sent again at once on request', async () => {
    kept.retryOutboxMessage.mockResolvedValue('not-sent');
    open([message('a', { state: 'refused' })]);
    await press('Send now');
    expect(kept.retryOutboxMessage).toHaveBeenCalledExactlyOnceWith('a');
    screen.getByText('Not sent yet. It’s still saved.');
  });

  it('OFFLINE-14 go into the form, and stay stored until an edited one replaces them', async () => {
    open([message('a', { state: 'refused' })]);
    await screen.findByText('text of a');
    await press('Edit');
    expect(kept.lockOutboxMessage).toHaveBeenCalledExactlyOnceWith('a');
    expect(kept.deleteOutboxMessage).not.toHaveBeenCalled();
    expect(onEdit).toHaveBeenCalledExactlyOnceWith('a', { text: 'text of a' });
  });

  it('do not replace another text in the form', async () => {
    open([message('a')], { isTyping: true });
    await screen.findByText('text of a');
    await press('Edit');
    expect(kept.lockOutboxMessage).not.toHaveBeenCalled();
    expect(onEdit).not.toHaveBeenCalled();
    screen.getByText('There’s another message in the form. Send or clear it first.');
  });

  it('cannot be edited while they are being sent', async () => {
    kept.deleteOutboxMessage.mockResolvedValue('being-sent');
    kept.lockOutboxMessage.mockResolvedValue({ kind: 'being-sent' });
    open([message('a', { state: 'sending' })]);
    await screen.findByText('text of a');
    await press('Edit');
    expect(onEdit).not.toHaveBeenCalled();
    screen.getByText('It’s being sent right now and can’t be stopped.');
  });

  it('are not listed while they are in the form', () => {
    open([message('a'), message('b')], { inForm: 'a' });
    screen.getByRole('heading', { name: '1 message waiting to send' });
  });

  it('are deleted only after a confirmation', async () => {
    open([message('a')]);
    await press('Delete');
    await press('Keep it');
    expect(kept.deleteOutboxMessage).not.toHaveBeenCalled();
    await press('Delete');
    await press('Delete it');
    expect(kept.deleteOutboxMessage).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('can be deleted even if their record is damaged', async () => {
    kept.readOutboxMessage.mockResolvedValueOnce('nonsense');
    open([message('a', { state: 'refused' })]);
    await waitFor(() => expect(kept.readOutboxMessage).toHaveBeenCalledWith('a'));
    screen.getByRole('button', { name: 'Delete' });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

it('OFFLINE-15 "Message sent" appears for each message that was delivered later', () => {
  open([]);
  act(() => {
    for (const listener of outbox.listeners) listener(['a', 'b']);
  });
  expect(screen.getAllByText('Message sent')).toHaveLength(2);
});
