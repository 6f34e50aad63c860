import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { SelfCheckReply } from '#core/contract/worker-messages.ts';
import { saveAnswer } from '#core/storage/answers.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { readDevice, writeDevice } from '#core/storage/device.ts';
import { putItem } from '#core/storage/outbox-items.ts';
import { KIOSK } from '../../data/visit/is-kiosk.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { changeKiosk, kioskSettings, openKiosk } from '../settings/kiosk.ts';
import { isVisitHeld } from '../visit/kiosk-hold.ts';
import { StaffDesk } from './staff-desk.tsx';

const worker = vi.hoisted(() => ({ reply: null as SelfCheckReply | null }));
vi.mock('../unattended/kiosk-update.ts', () => ({ checkBuild: async () => worker.reply }));
vi.mock('../unattended/wake-lock.ts', () => ({ useWakeState: () => 'refused' }));

const AT = Date.UTC(2031, 3, 5, 10, 42);
const DAY_MS = 86_400_000;
const EVENTS = [
  { path: 'delphi', name: 'Delphi Games, 5th March 2031' },
  { path: 'corinth', name: 'Corinth Games' },
];
const onRefresh = vi.fn<() => Promise<boolean>>();
const replace = vi.fn<(to: string | URL) => void>();

function open() {
  render(
    <I18nextProvider i18n={createI18n()}>
      <StaffDesk events={EVENTS} onRefresh={onRefresh} />
    </I18nextProvider>,
  );
}
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const fact = (name: string) => screen.getByText(name).parentElement?.querySelector('dd')?.textContent;
const messages = () => openDatabase().outbox.toArray();

beforeEach(async () => {
  worker.reply = { kind: 'fit', build: 'a1b2c3', files: 120, wrong: [] };
  Object.defineProperty(navigator, 'serviceWorker', {
    value: Object.assign(new EventTarget(), {
      controller: null,
      getRegistration: async () => ({ active: {} }),
    }),
    configurable: true,
  });
  vi.spyOn(location, 'replace').mockImplementation(replace);
  replace.mockClear();
  onRefresh.mockReset().mockResolvedValue(true);
  await openKiosk({ eventPath: null, pin: null });
  for (const [key, at] of [
    ['a', AT],
    ['b', AT - DAY_MS],
  ] as const) {
    await saveAnswer({ key, endpoint: 'eventDetail', body: '[]', etag: null, at });
  }
  const payload = { name: 'Anna Pappa', email: 'anna@example.org', message: 'My secret' };
  // Marked as attended, so nothing else sends it now.
  await putItem({ id: 'one', command: 'contactMessage', payload, attendedUntil: Date.now() + 10_000 });
});
afterEach(async () => {
  vi.restoreAllMocks();
  Reflect.deleteProperty(navigator, 'serviceWorker');
  localStorage.clear();
  await openDatabase().delete();
  closeDatabase();
});

describe('what the staff sees of a kiosk', () => {
  it('Q-67 is how many messages wait, and never a word of what is in them', async () => {
    open();
    await waitFor(() => expect(fact('Messages waiting to send')).toBe('1'));
    expect(document.documentElement.outerHTML).not.toMatch(/Anna|example\.org|secret/);
  });

  it('is the kiosk’s state', async () => {
    await writeDevice('destroyed-messages', 3);
    await writeDevice('last-errors', [{ at: AT, text: 'TypeError: x is undefined' }]);
    open();
    await waitFor(() => expect(fact('Build')).toBe('a1b2c3, all 120 files OK'));
    await waitFor(() =>
      expect(fact('Age of the saved data')).toMatch(
        /^newest 5th April 2031, .*M, oldest 4th April 2031, .*M$/,
      ),
    );
    expect(fact('Messages deleted after 24 hours offline')).toBe('3');
    expect(fact('Screen')).toBe('It may turn off: the device is saving power.');
    expect(fact('Network')).toBe('Connected.');
    expect(fact('Time at the event')).toMatch(
      /^\d+(?:st|nd|rd|th) \w+ \d{4}, \d+:\d\d [AP]M \(Asia\/Kolkata\)$/,
    );
    expect(await screen.findByText('TypeError: x is undefined')).toBeTruthy();
  });

  it('names files of the build that are not in order', async () => {
    worker.reply = { kind: 'unfit', build: 'a1b2c3', files: 120, wrong: ['/index.html', 'database'] };
    open();
    await waitFor(() => expect(fact('Build')).toBe('a1b2c3, damaged: /index.html, database'));
  });
});

describe('how the staff sets up a kiosk', () => {
  it('applies at once and stays: the event, the time without a touch, third-party embeds', async () => {
    open();
    fireEvent.change(screen.getByLabelText('Event on show'), { target: { value: 'corinth' } });
    fireEvent.click(screen.getByRole('radio', { name: '5 min' }));
    fireEvent.click(screen.getByRole('checkbox'));
    const chosen = { eventPath: 'corinth', idleAfterMs: 300_000, allowsGuests: true };
    expect(kioskSettings()).toMatchObject(chosen);
    await waitFor(async () => expect(await readDevice('kiosk', null)).toMatchObject(chosen));
  });

  it('returns to whatever event runs', () => {
    void changeKiosk({ eventPath: 'delphi' });
    open();
    const select = screen.getByLabelText<HTMLSelectElement>('Event on show');
    expect(select.value).toBe('delphi');
    fireEvent.change(select, { target: { value: '' } });
    expect(kioskSettings().eventPath).toBeNull();
  });

  it('still shows what was set elsewhere: an event on no list, another time', () => {
    void changeKiosk({ eventPath: 'olympia', idleAfterMs: 45_000 });
    open();
    expect(screen.getByLabelText<HTMLSelectElement>('Event on show').value).toBe('olympia');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '45 sec' }).checked).toBe(true);
  });

  it('replaces the current PIN', async () => {
    open();
    press('Change the PIN');
    for (const label of ['New PIN', 'Confirm new PIN']) {
      const field = await screen.findByLabelText(label);
      fireEvent.input(field, { target: { value: '13579' } });
      fireEvent.submit(field);
    }
    expect(await screen.findByText('PIN changed.')).toBeTruthy();
    expect(kioskSettings().pin).not.toBeNull();
  });
});

describe('the actions for the staff', () => {
  it('refetch everything and say whether all of it arrived', async () => {
    open();
    press('Download everything again');
    expect(await screen.findByText('Everything is up to date.')).toBeTruthy();
    let fail: (isAllHere: boolean) => void = () => undefined;
    onRefresh.mockReturnValue(
      new Promise((resolve) => {
        fail = resolve;
      }),
    );
    press('Download everything again');
    await waitFor(() => expect(isVisitHeld(), 'idle waits for it').toBe(true));
    fail(false);
    expect(await screen.findByText(/^Some of it couldn’t be downloaded/)).toBeTruthy();
  });

  it('test the kiosk, part by part', async () => {
    open();
    press('Test this kiosk');
    const lines = await screen.findByText('Passed: All files of the site are on this device.');
    const list = within(lines.closest('ul') as HTMLElement);
    expect(list.getByText('Passed: This device can save data.')).toBeTruthy();
    expect(list.getByText(/^Failed: The screen may turn off/)).toBeTruthy();
  });

  it('delete, after a question, what can be fetched again: no message and no setting', async () => {
    open();
    await changeKiosk({ eventPath: 'delphi' });
    press('Clear downloads');
    expect(await openDatabase().answers.count()).toBe(2);
    press('Yes, clear');
    expect(await screen.findByText('Cleared. Now download everything again.')).toBeTruthy();
    await waitFor(() => expect(fact('Age of the saved data')).toBe('–'));
    expect(await openDatabase().answers.count()).toBe(0);
    expect(await messages()).toHaveLength(1);
    expect(await readDevice('kiosk', null)).toMatchObject({ eventPath: 'delphi' });
  });

  it('restart the kiosk', () => {
    open();
    press('Start the kiosk');
    expect(replace).toHaveBeenCalledWith('/kiosk');
  });

  it('leave the kiosk, after a question: a waiting message stays, what a visitor has left does not', async () => {
    localStorage.setItem('consent', 'given');
    open();
    press('Leave kiosk mode');
    expect(screen.getByText('Leave kiosk mode on this device?')).toBeTruthy();
    press('No, go back');
    expect(document.activeElement?.textContent).toBe('Leave kiosk mode');
    expect(localStorage.getItem(KIOSK)).not.toBeNull();
    press('Leave kiosk mode');
    press('Yes, leave');
    await waitFor(() => expect(replace).toHaveBeenCalledWith('/'));
    expect(localStorage.length).toBe(0);
    expect(await readDevice('kiosk', null)).toBeNull();
    expect(await messages()).toHaveLength(1);
  });
});
