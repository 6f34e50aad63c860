import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { vi } from 'vitest';
import { closeSession } from '../api/session.ts';
import { DeskApp } from '../desk-app.tsx';
import { forgetChanges } from '../today/todays-changes.ts';
import { FakeDesk, type FakeOptions } from './fake-desk.ts';

/** Opens the desk at an address, over an API that keeps its state in memory. */
export function openDesk(path: string, options: FakeOptions = {}): FakeDesk {
  const desk = new FakeDesk(options);
  vi.stubGlobal('fetch', desk.fetch);
  history.replaceState(null, '', `/desk${path}`);
  render(<DeskApp />);
  return desk;
}

/** The next test finds nobody signed in and nothing open. */
export function leaveDesk(): void {
  cleanup();
  closeSession();
  forgetChanges();
  localStorage.clear();
  vi.unstubAllGlobals();
}

export const press = async (name: string | RegExp, role = 'button') =>
  fireEvent.click(await screen.findByRole(role, { name }));

export const write = async (label: string | RegExp, value: string) =>
  fireEvent.change(await screen.findByLabelText(label), { target: { value } });

/** The open dialog. */
export const inDialog = async (name: string | RegExp) => within(await screen.findByRole('dialog', { name }));
