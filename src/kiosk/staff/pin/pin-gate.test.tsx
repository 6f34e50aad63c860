import 'fake-indexeddb/auto';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { expectConsole } from '../../../../tests/support/expect-console.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { changeKiosk, kioskSettings, openKiosk } from '../../settings/kiosk.ts';
import { hashPin } from '../../settings/kiosk-pin.ts';
import { PinGate } from './pin-gate.tsx';

/** Few enough to keep the tests fast. */
vi.mock('../../settings/kiosk-pin.ts', async (original) => {
  const real = await original<typeof import('../../settings/kiosk-pin.ts')>();
  return { ...real, hashPin: (pin: string) => real.hashPin(pin, 10) };
});

const open = () =>
  render(
    <I18nextProvider i18n={createI18n()}>
      <main id="main" tabIndex={-1}>
        <PinGate>
          <p>For the staff</p>
        </PinGate>
      </main>
    </I18nextProvider>,
  );
async function enter(label: string, pin: string) {
  const field = await screen.findByLabelText<HTMLInputElement>(label);
  fireEvent.input(field, { target: { value: pin } });
  fireEvent.submit(field);
}
const isOpen = () => screen.queryByText('For the staff') !== null;

beforeEach(() => openKiosk({ eventPath: null, pin: null }));
afterEach(async () => {
  localStorage.clear();
  await openDatabase().delete();
  closeDatabase();
});

describe('the way to the staff page of a kiosk without a PIN', () => {
  it('asks for one, typed twice, before anything is shown', async () => {
    open();
    await enter('New PIN', '2468');
    expect(await screen.findByText('Now enter the same digits again.')).toBeTruthy();
    expect(isOpen()).toBe(false);
    await enter('Confirm new PIN', '2468');
    expect(await screen.findByText('For the staff')).toBeTruthy();
    await waitFor(() => expect(document.activeElement?.id).toBe('main'));
    await waitFor(() => expect(kioskSettings().pin).not.toBeNull());
    expect(JSON.stringify(kioskSettings())).not.toContain('2468');
  });

  it('lets nobody choose one while it cannot be read whether there is one', async () => {
    expectConsole(/cannot save or read right now/);
    const reading = vi.spyOn(openDatabase().device, 'get').mockRejectedValue(new Error('not now'));
    await openKiosk({ eventPath: null, pin: null });
    reading.mockRestore();
    open();
    expect(screen.getByText(/can’t read its settings right now/)).toBeTruthy();
    expect(screen.queryByLabelText('New PIN')).toBeNull();
  });

  it('starts over if the two do not match', async () => {
    open();
    await enter('New PIN', '2468');
    await enter('Confirm new PIN', '2469');
    expect(await screen.findByText('The two PINs don’t match. Please choose again.')).toBeTruthy();
    expect(screen.getByLabelText('New PIN')).toBeTruthy();
    expect(kioskSettings().pin).toBeNull();
  });

  it('takes none of fewer than four digits', async () => {
    open();
    await enter('New PIN', '246');
    expect(await screen.findByText('Too short: use 4 to 12 digits.')).toBeTruthy();
    expect(screen.getByLabelText('New PIN')).toBeTruthy();
  });
});

describe('the way to the staff page of a kiosk with a PIN', () => {
  beforeEach(async () => changeKiosk({ pin: await hashPin('2468') }));

  it('opens with the PIN', async () => {
    open();
    await enter('PIN', '2468');
    expect(await screen.findByText('For the staff')).toBeTruthy();
  });

  it('stays closed to any other, and for a minute to all after five of them', async () => {
    open();
    for (const left of ['4 tries', '3 tries', '2 tries', '1 try']) {
      await enter('PIN', '1111');
      expect(await screen.findByText(`Wrong PIN. ${left} left.`)).toBeTruthy();
    }
    await enter('PIN', '1111');
    expect(await screen.findByRole('timer')).toBeTruthy();
    expect(isOpen()).toBe(false);
  });

  it('asks again at each view of the page, even when a browser restores an old one', async () => {
    const { unmount } = open();
    await enter('PIN', '2468');
    await screen.findByText('For the staff');
    unmount();
    open();
    expect(isOpen()).toBe(false);
    await enter('PIN', '2468');
    await screen.findByText('For the staff');
    fireEvent(window, Object.assign(new Event('pageshow'), { persisted: true }));
    expect(isOpen()).toBe(false);
  });
});
