import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { deviceMoment } from '#core/time/device-moment.ts';
import { formatDayAndTime } from '#core/time/format/moment.ts';
import type { EditLock, Receipt, UnreadableText } from '../../../data/outbox/outbox-messages.ts';
import type { MessageInView } from '../../../data/outbox/outbox-state.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { Toaster } from '../../../ui/states/toaster.tsx';
import { LazyWaitingBadge } from './lazy-waiting-badge.tsx';
import { OutboxList } from './outbox-list.tsx';

const outbox = vi.hoisted(() => ({ messages: null as readonly MessageInView[] | null }));
const kept = vi.hoisted(() => ({
  delivered: [] as readonly Receipt[],
  unreadable: [] as readonly UnreadableText[],
  deleteUnreadableText: vi.fn(async (_text: UnreadableText) => true),
  readOutboxMessage: vi.fn(async (id: string): Promise<unknown> => ({ text: `text of ${id}` })),
  retryOutboxMessages: vi.fn<() => Promise<number>>(),
  lockOutboxMessage: vi.fn<(id: string) => Promise<EditLock>>(),
}));
vi.mock('../../../data/outbox/outbox-state.ts', () => ({
  useOutboxMessages: () => outbox.messages,
  useWaitingCount: () => outbox.messages?.length ?? 0,
  useIsAnythingWaiting: () => Boolean(outbox.messages?.length),
}));
vi.mock('../../../data/outbox/outbox-messages.ts', () => ({
  ...kept,
  useDelivered: () => kept.delivered,
  useUnreadable: () => kept.unreadable,
}));

const at = Date.UTC(2031, 4, 5, 12);
const message = (id: string, more: Partial<MessageInView> = {}): MessageInView => ({
  id,
  command: 'contactMessage',
  state: 'waiting',
  createdAt: at,
  attempts: 0,
  nextTryAt: 0,
  heldUntil: 0,
  lastOutcome: null,
  ...more,
});
const onEdit = vi.fn();
const textOf = (payload: unknown) => (payload as { text?: string } | null)?.text ?? null;
/** Every time in the outbox has its date, because it is not today. */
const when = formatDayAndTime(deviceMoment(at), 'en');

function open(messages: readonly MessageInView[] | null) {
  outbox.messages = messages;
  return render(
    <MemoryRouter>
      <I18nextProvider i18n={createI18n()}>
        <Toaster>
          <LazyWaitingBadge />
          <OutboxList textOf={textOf} onEdit={onEdit} />
        </Toaster>
      </I18nextProvider>
    </MemoryRouter>,
  );
}
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

beforeEach(() => {
  kept.delivered = [];
  kept.unreadable = [];
  kept.retryOutboxMessages.mockReset().mockResolvedValue(0);
  kept.lockOutboxMessage.mockReset().mockResolvedValue({ kind: 'held', payload: { text: 'text of a' } });
  onEdit.mockReset();
});

describe('the outbox', () => {
  it('says when nothing is waiting, and links to the form', () => {
    open([]);
    screen.getByRole('heading', { name: 'Nothing to send' });
    expect(screen.getByRole('link', { name: 'Write a message' }).getAttribute('href')).toBe('/contact');
    expect(screen.queryByRole('link', { name: /in the outbox/ })).toBeNull();
  });

  it('OFFLINE-10 shows the state of each message, the reason, and when the next attempt is due', async () => {
    open([
      message('a'),
      message('b', { state: 'sending' }),
      message('c', { attempts: 2, nextTryAt: at, lastOutcome: { kind: 'no-answer', reason: 'offline', at } }),
      message('d', { state: 'refused', lastOutcome: { kind: 'refused', status: 413, at } }),
    ]);
    const rows = screen.getAllByRole('listitem').map((row) => row.textContent ?? '');
    expect(rows[0]).toMatch(/Waiting to send\..*once you’re online\./);
    expect(rows[1]).toContain('Sending…');
    expect(rows[2]).toContain('Tried 2 times.');
    expect(rows[2]).toContain(`There was no connection. Next try at ${when}`);
    expect(rows[3]).toContain('It wasn’t accepted.');
    expect(rows[3]).toContain('It’s too long for our server.');
    const [summary] = screen.getAllByRole('status');
    expect(summary?.textContent).toMatch(/1 message needs your attention.*3 messages waiting to send/);
    await screen.findByRole('link', { name: '4 messages in the outbox' });
  });

  it('shows what was written only on request', async () => {
    open([message('a')]);
    const shown = (await screen.findByText('Show what I wrote')).closest('details');
    expect(shown?.open).toBe(false);
    within(shown as HTMLElement).getByText('text of a');
  });

  it('OFFLINE-14 passes a message to the page for editing', async () => {
    open([message('a')]);
    await screen.findByText('Show what I wrote');
    await press('Edit');
    expect(kept.lockOutboxMessage).toHaveBeenCalledExactlyOnceWith('a');
    expect(onEdit).toHaveBeenCalledExactlyOnceWith('a', { text: 'text of a' });
  });

  it('sends all waiting messages on request, and says what is still waiting', async () => {
    kept.retryOutboxMessages.mockResolvedValue(2);
    open([message('a'), message('b')]);
    await press('Send all now');
    expect(kept.retryOutboxMessages).toHaveBeenCalledOnce();
    screen.getByText('2 messages haven’t been sent yet. They’re still saved.');
  });

  it('OFFLINE-15 shows when the last messages were sent', () => {
    kept.delivered = [{ id: 'a', sentAt: at }];
    open([]);
    const sent = screen.getByRole('region', { name: 'Sent in the last 24 hours' });
    expect(within(sent).getByRole('listitem').textContent).toMatch(/^Sent .*2031/);
  });

  it('says so if the device storage cannot be read', async () => {
    vi.useFakeTimers();
    open(null);
    await act(() => vi.advanceTimersByTimeAsync(4_000));
    screen.getByText(/^We can’t read what’s stored/);
    vi.useRealTimers();
    await waitFor(() => expect(screen.queryByRole('heading', { name: /Nothing/ })).toBeNull());
  });
});

describe('damaged records on the device', () => {
  const lost: UnreadableText = { store: 'outbox', key: 7, text: 'message: Dear office' };

  it('ST11 show their text for copying, are never sent, and disappear when the visitor deletes them', async () => {
    kept.unreadable = [lost];
    open([]);
    const section = within(screen.getByRole('region', { name: 'Couldn’t be read' }));
    section.getByText('message: Dear office');
    expect(section.queryByRole('button', { name: /Send|Edit/ })).toBeNull();
    expect(screen.queryByText('Nothing to send')).toBeNull();
    await press('Copy');
    await screen.findByText(/^Copied\.|copy it yourself\.$/);
    await press('Delete');
    expect(kept.deleteUnreadableText).not.toHaveBeenCalled();
    await press('Delete it');
    expect(kept.deleteUnreadableText).toHaveBeenCalledExactlyOnceWith(lost);
    expect(screen.queryByText(/couldn’t be deleted/)).toBeNull();
  });

  it('say so if they could not be deleted, and leave the focus where it was', async () => {
    kept.unreadable = [lost];
    kept.deleteUnreadableText.mockResolvedValueOnce(false);
    open([]);
    await press('Delete');
    const yes = screen.getByRole('button', { name: 'Delete it' });
    yes.focus();
    await press('Delete it');
    await screen.findByText('It couldn’t be deleted right now. Try again in a moment.');
    expect(document.activeElement).toBe(yes);
  });
});
