import 'fake-indexeddb/auto';
import { fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { readDevice } from '#core/storage/device.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { changeKiosk, openKiosk } from '../settings/kiosk.ts';
import { hashPin } from '../settings/kiosk-pin.ts';
import { NoPinNote } from './no-pin-note.tsx';

const leave = vi.fn();
const show = () =>
  render(
    <I18nextProvider i18n={createI18n()}>
      <NoPinNote />
    </I18nextProvider>,
  );

beforeEach(() => {
  vi.spyOn(location, 'replace').mockImplementation(leave);
  leave.mockReset();
});
afterEach(async () => {
  vi.restoreAllMocks();
  localStorage.clear();
  await openDatabase().delete();
  closeDatabase();
});

it('says how to continue if no PIN was chosen, and lets anyone out who came here by mistake', async () => {
  await openKiosk({ eventPath: null, pin: null });
  show();
  expect(screen.getByText(/^No PIN set yet/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'This isn’t a kiosk' }));
  await vi.waitFor(() => expect(leave).toHaveBeenCalledWith('/'));
  expect([await readDevice('kiosk', null), localStorage.getItem('kiosk')]).toEqual([null, null]);
});

it('disappears once a PIN is chosen: nobody gets out without it', async () => {
  await openKiosk({ eventPath: null, pin: null });
  await changeKiosk({ pin: await hashPin('2468', 10) });
  const { container } = show();
  expect(container.innerHTML).toBe('');
});

it('lets nobody out if the device cannot say whether there is a PIN', async () => {
  expectConsole(/cannot save or read right now/);
  const reading = vi.spyOn(openDatabase().device, 'get').mockRejectedValue(new Error('not now'));
  await openKiosk({ eventPath: null, pin: null });
  reading.mockRestore();
  const { container } = show();
  expect(container.innerHTML).toBe('');
});
