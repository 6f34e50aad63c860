import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { expect, vi } from 'vitest';
import { closeSession } from '../api/session.ts';
import { DeskApp } from '../desk-app.tsx';
import { forgetChanges } from '../today/todays-changes.ts';
import { FakeDesk } from './fake-desk.ts';
import type { FakeOptions } from './fake-desk-state.ts';

/** Opens the desk at an address, over an API that keeps its state in memory. */
export function openDesk(path: string, options: FakeOptions = {}): FakeDesk {
  const desk = new FakeDesk(options);
  vi.stubGlobal('fetch', desk.fetch);
  history.replaceState(null, '', `/desk${path}`);
  render(<DeskApp />);
  return desk;
}

/** The next test starts with no one signed in and nothing open. */
export function leaveDesk(): void {
  cleanup();
  closeSession();
  forgetChanges();
  localStorage.clear();
  vi.unstubAllGlobals();
}

/** Presses something as soon as it can be pressed. */
export async function press(name: string | RegExp, role = 'button'): Promise<void> {
  const found = await waitFor(() => {
    const one = screen.getByRole(role, { name });
    expect(one).not.toHaveProperty('disabled', true);
    return one;
  });
  fireEvent.click(found);
}

export const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** Looks at another tab, and comes back to this one. */
export const comeBack = () => fireEvent(document, new Event('visibilitychange', { bubbles: true }));

/** The open dialog. */
export const inDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));

/** Holds back the next request that is called so; what is returned lets it go on, or answers it instead. */
export function holdBack(desk: FakeDesk, called: string): (instead?: Response) => void {
  let letGo: (instead?: Response) => void = () => undefined;
  const held = new Promise<Response | undefined>((resolve) => {
    letGo = resolve;
  });
  let isHeld = false;
  desk.onTheWay = async (one) => {
    if (one !== called || isHeld) return undefined;
    isHeld = true;
    return held;
  };
  return (instead) => letGo(instead);
}
