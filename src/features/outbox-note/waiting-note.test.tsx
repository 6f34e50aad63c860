import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { MessageInView } from '../../data/outbox-state.ts';
import { useUnsavedWork } from '../../data/unsaved-work.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { Toaster } from '../../ui/toaster.tsx';
import { DeliveredToast } from './delivered-toast.tsx';
import { WaitingNote } from './waiting-note.tsx';

const outbox = vi.hoisted(() => ({
  kept: null as readonly MessageInView[] | null,
  listeners: new Set<(ids: readonly string[]) => void>(),
  readKeptMessage: vi.fn(async (id: string): Promise<unknown> => ({ text: `text of ${id}` })),
  deleteKeptMessage: vi.fn<(id: string) => Promise<'removed' | 'being-sent'>>(),
  retryKeptMessage: vi.fn<(id: string) => Promise<'sent' | 'not-sent'>>(),
}));
vi.mock('../../data/outbox-state.ts', () => ({
  ...outbox,
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

function open(kept: readonly MessageInView[] | null, isTyping = false) {
  outbox.kept = kept;
  return render(
    <I18nextProvider i18n={createI18n()}>
      <Toaster>
        {isTyping && <Typing />}
        <WaitingNote textOf={textOf} onEdit={onEdit} />
        <DeliveredToast />
      </Toaster>
    </I18nextProvider>,
  );
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  onEdit.mockReset();
  outbox.deleteKeptMessage.mockReset().mockResolvedValue('removed');
  outbox.retryKeptMessage.mockReset().mockResolvedValue('sent');
});

describe('the messages that wait', () => {
  it.each([[null], [[]]])('are not spoken of while there are none (%j)', (kept) => {
    open(kept);
    expect(screen.queryByRole('region')).toBeNull();
  });

  it('OFFLINE-10 are counted, and shown with their text', async () => {
    open([message('a'), message('b', { attempts: 3 })]);
    screen.getByRole('heading', { name: '2 messages wait to be sent' });
    await screen.findByText('text of a');
    screen.getByText('Waits to be sent.');
    screen.getByText('Waits to be sent. Tried 3 times.');
  });

  it('OFFLINE-14 stay listed when they were refused, and say what can be done', async () => {
    open([message('a', { state: 'refused', attempts: 1 })]);
    screen.getByRole('heading', { name: '1 message needs your attention' });
    screen.getByText('It was not accepted. Change it, send it again, or delete it.');
    await screen.findByRole('button', { name: 'Edit' });
  });

  it('OFFLINE-14 are sent again at once when the visitor asks', async () => {
    outbox.retryKeptMessage.mockResolvedValue('not-sent');
    open([message('a', { state: 'refused' })]);
    await press('Send now');
    expect(outbox.retryKeptMessage).toHaveBeenCalledExactlyOnceWith('a');
    screen.getByText('Not sent yet. It stays saved.');
  });

  it('OFFLINE-14 go back into the form, out of the outbox', async () => {
    open([message('a', { state: 'refused' })]);
    await screen.findByText('text of a');
    await press('Edit');
    expect(outbox.deleteKeptMessage).toHaveBeenCalledWith('a');
    expect(onEdit).toHaveBeenCalledExactlyOnceWith('a', { text: 'text of a' });
  });

  it('do not push another text out of the form', async () => {
    open([message('a')], true);
    await screen.findByText('text of a');
    await press('Edit');
    expect(outbox.deleteKeptMessage).not.toHaveBeenCalled();
    expect(onEdit).not.toHaveBeenCalled();
    screen.getByText('There is another text in the form. Send or empty it first.');
  });

  it('cannot be called back while they are being sent', async () => {
    outbox.deleteKeptMessage.mockResolvedValue('being-sent');
    open([message('a', { state: 'sending' })]);
    await screen.findByText('text of a');
    await press('Edit');
    expect(onEdit).not.toHaveBeenCalled();
    screen.getByText('It is being sent right now and cannot be called back.');
  });

  it('are deleted only after a second word', async () => {
    open([message('a')]);
    await press('Delete');
    await press('Keep it');
    expect(outbox.deleteKeptMessage).not.toHaveBeenCalled();
    await press('Delete');
    await press('Delete it');
    expect(outbox.deleteKeptMessage).toHaveBeenCalledExactlyOnceWith('a');
  });

  it('can be deleted although their record is damaged', async () => {
    outbox.readKeptMessage.mockResolvedValueOnce('nonsense');
    open([message('a', { state: 'refused' })]);
    await waitFor(() => expect(outbox.readKeptMessage).toHaveBeenCalledWith('a'));
    screen.getByRole('button', { name: 'Delete' });
    expect(screen.queryByRole('button', { name: 'Edit' })).toBeNull();
  });
});

it('OFFLINE-15 "Message sent" is said for each message that was delivered later', () => {
  open([]);
  act(() => {
    for (const listener of outbox.listeners) listener(['a', 'b']);
  });
  expect(screen.getAllByText('Message sent')).toHaveLength(2);
});
