import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../../tests/support/expect-console.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import type { PinVerdict } from '../../settings/kiosk-pin.ts';
import { AskPin } from './ask-pin.tsx';

const onTry = vi.fn<(pin: string) => Promise<PinVerdict>>();
const field = () => screen.getByLabelText<HTMLInputElement>('PIN');
const key = (name: string) => screen.getByRole('button', { name });
const press = (...names: string[]) =>
  act(async () => {
    for (const name of names) fireEvent.click(key(name));
  });
const enter = (pin: string) => press(...pin, 'OK');
const alerted = () => screen.getByRole('alert').textContent;
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

beforeEach(() => {
  vi.useFakeTimers();
  onTry.mockReset().mockResolvedValue({ kind: 'wrong', triesLeft: 4 });
  render(
    <I18nextProvider i18n={createI18n()}>
      <AskPin onTry={onTry} />
    </I18nextProvider>,
  );
});
afterEach(() => {
  vi.useRealTimers();
});

describe('the prompt for the PIN', () => {
  it('takes its own keys, the last of which deletes a digit', async () => {
    await press('2', '4', '7', 'Delete', '6', '8', 'OK');
    expect(onTry.mock.calls).toEqual([['2468']]);
  });

  it('takes digits from a keyboard, in any script, and nothing but digits', async () => {
    fireEvent.input(field(), { target: { value: '٢4-6 8x' } });
    await act(async () => fireEvent.submit(field()));
    expect(onTry.mock.calls).toEqual([['2468']]);
  });

  it('shows no digit anywhere, and keeps none after handing them over', async () => {
    await press('2', '4', '6', '8');
    expect(field()).toMatchObject({ type: 'password', inputMode: 'numeric', autocomplete: 'off' });
    expect(field().outerHTML).not.toContain('2468');
    expect(screen.getByRole('status').textContent).toBe('4 digits entered');
    await press('OK');
    expect(field().value).toBe('');
  });

  it('says how many tries are left, until the next digit', async () => {
    await enter('1111');
    expect(alerted()).toBe('Wrong PIN. 4 tries left.');
    onTry.mockResolvedValue({ kind: 'wrong', triesLeft: 1 });
    await press('1');
    expect(alerted()).toBe('');
    await press('OK');
    expect(alerted()).toBe('Wrong PIN. 1 try left.');
  });

  it('says that it is busy, and takes no second PIN meanwhile', async () => {
    let answer = (_: PinVerdict) => {};
    onTry.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    await enter('1111');
    expect(screen.getByRole('status').textContent).toBe('One moment…');
    expect(key('OK').getAttribute('aria-disabled')).toBe('true');
    fireEvent.input(field(), { target: { value: '2222' } });
    await act(async () => fireEvent.submit(field()));
    await act(async () => answer({ kind: 'wrong', triesLeft: 3 }));
    expect(onTry).toHaveBeenCalledTimes(1);
  });

  it('costs no try when nothing is typed', async () => {
    await press('OK');
    expect(onTry).not.toHaveBeenCalled();
  });

  it('counts down after too many wrong tries, and takes nothing until then', async () => {
    onTry.mockResolvedValue({ kind: 'locked', forMs: 60_000 });
    await enter('1111');
    expect(alerted()).toBe('Too many wrong PINs in a row.');
    const timer = () => screen.queryByRole('timer')?.textContent;
    expect(timer()).toBe('Try again in 60 seconds.');
    await pass(59_000);
    expect(timer()).toBe('Try again in 1 second.');
    await enter('2468');
    expect(onTry).toHaveBeenCalledTimes(1);
    await pass(1_000);
    expect(timer()).toBeUndefined();
    await press('OK');
    expect(onTry.mock.calls.at(-1)).toEqual(['2468']);
  });

  it('says so if the browser cannot check it', async () => {
    expectConsole(/The PIN could not be checked/);
    onTry.mockRejectedValue(new TypeError('crypto.subtle is undefined'));
    await enter('2468');
    expect(alerted()).toMatch(/^This browser can’t check a PIN here/);
  });
});
