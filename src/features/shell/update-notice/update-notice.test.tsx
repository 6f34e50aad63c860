import { act, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { QUIET_AT_FIRST_MS } from '../../../data/visit/use-is-quiet-time.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { UpdateNotice } from './update-notice.tsx';

const state = vi.hoisted(() => ({ offer: null as (() => void) | null, hasUnsavedWork: false }));
vi.mock('../../../data/worker/update-offer.ts', () => ({ useUpdateOffer: () => state.offer }));
vi.mock('../../../data/outbox/unsaved-work.ts', () => ({ useHasUnsavedWork: () => state.hasUnsavedWork }));

function draw() {
  const notice = () => (
    <I18nextProvider i18n={createI18n()}>
      <input aria-label="Name" />
      <UpdateNotice />
    </I18nextProvider>
  );
  const { rerender } = render(notice());
  return () => rerender(notice());
}
const wait = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const isAsked = () => screen.queryByText('A new version is ready') !== null;

describe('the offer of a new version', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    // The visitor has started to use the page.
    vi.stubGlobal('scrollY', 1);
    state.offer = vi.fn();
    state.hasUnsavedWork = false;
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  it('PWA-06 is made after the first two seconds, and nothing reloads automatically', () => {
    draw();
    wait(QUIET_AT_FIRST_MS - 1);
    expect(isAsked()).toBe(false);
    wait(1);
    expect(isAsked()).toBe(true);
    wait(600_000);
    expect(state.offer).not.toHaveBeenCalled();
  });

  it('PWA-06 is accepted with Reload', () => {
    draw();
    wait(QUIET_AT_FIRST_MS);
    act(() => screen.getByRole('button', { name: 'Reload' }).click());
    expect(state.offer).toHaveBeenCalledOnce();
  });

  it('PWA-06 disappears with Later and returns with the next version', () => {
    const again = draw();
    wait(QUIET_AT_FIRST_MS);
    act(() => screen.getByRole('button', { name: 'Later' }).click());
    expect(isAsked()).toBe(false);
    state.offer = vi.fn();
    again();
    expect(isAsked()).toBe(true);
  });

  it('PWA-06 is never made while a form contains typed text', () => {
    state.hasUnsavedWork = true;
    const again = draw();
    wait(QUIET_AT_FIRST_MS);
    expect(isAsked()).toBe(false);
    state.hasUnsavedWork = false;
    again();
    expect(isAsked()).toBe(true);
  });

  it('waits while a field has the focus', () => {
    draw();
    act(() => screen.getByLabelText('Name').focus());
    wait(QUIET_AT_FIRST_MS);
    expect(isAsked()).toBe(false);
    act(() => screen.getByLabelText('Name').blur());
    wait(0);
    expect(isAsked()).toBe(true);
  });
});
