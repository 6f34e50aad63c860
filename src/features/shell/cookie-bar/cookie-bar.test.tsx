import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUIET_AT_FIRST_MS } from '../../../data/visit/use-is-quiet-time.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { CookieBar } from './cookie-bar.tsx';

const open = () =>
  render(
    <MemoryRouter>
      <I18nextProvider i18n={createI18n()}>
        <CookieBar />
      </I18nextProvider>
    </MemoryRouter>,
  );
const wait = (ms = QUIET_AT_FIRST_MS) => act(() => void vi.advanceTimersByTime(ms));
const bar = () => screen.queryByRole('region', { name: 'Cookies' });

describe('the cookie bar', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The visitor has started to use the page.
    vi.stubGlobal('scrollY', 1);
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    localStorage.clear();
  });

  it('LAYOUT-23 says what it is for, with a link to the policy and a "Got it!" button', () => {
    open();
    expect(bar()).toBeNull();
    wait();
    expect(screen.getByRole('button').textContent).toBe('Got it!');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/privacy-and-policy');
  });

  it('LAYOUT-24 LAYOUT-25 disappears after "Got it!", which is stored on this device, and so does its space below the page', () => {
    const { unmount } = open();
    wait();
    const room = () => document.documentElement.style.getPropertyValue('--foot-room');
    expect(room()).toMatch(/px$/);
    act(() => screen.getByRole('button', { name: 'Got it!' }).click());
    expect(bar()).toBeNull();
    expect(room()).toBe('');
    expect(localStorage.length).toBe(1);
    unmount();
    open();
    wait();
    expect(bar()).toBeNull();
  });
});
