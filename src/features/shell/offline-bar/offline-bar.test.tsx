import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reportFailure, reportOnline } from '../../../data/connection/connection.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { OfflineBar } from './offline-bar.tsx';

const LONG_ENOUGH_MS = 5_000;

function draw() {
  render(
    <I18nextProvider i18n={createI18n()}>
      <OfflineBar />
    </I18nextProvider>,
  );
  return screen.getByRole('status');
}

const fail = (kind: 'offline' | 'portal' | 'http') =>
  act(() => {
    reportFailure(kind);
    vi.advanceTimersByTime(LONG_ENOUGH_MS);
  });

const reach = () =>
  act(() => {
    reportOnline();
    vi.advanceTimersByTime(LONG_ENOUGH_MS);
  });

describe('the offline bar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
  });
  afterEach(() => {
    reach();
    vi.useRealTimers();
  });

  it('OFFLINE-09 is empty while the network responds, even with an error', () => {
    const bar = draw();
    fail('http');
    expect(bar.textContent).toBe('');
  });

  it('OFFLINE-09 says what is shown while offline, and disappears afterwards', () => {
    const bar = draw();
    fail('offline');
    expect(bar.textContent).toBe('You’re offline. Showing what’s saved on this device.');
    reach();
    expect(bar.querySelector('svg')).toBeNull();
    expect(bar.textContent).toBe('You’re back online.');
  });

  it('OFFLINE-09 reports a network that requires a sign-in', () => {
    const bar = draw();
    fail('portal');
    expect(bar.textContent).toBe('This network needs you to sign in.');
  });
});
