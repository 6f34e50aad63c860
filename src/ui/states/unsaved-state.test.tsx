import { act, fireEvent, render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { UnsavedNotice, UnsavedState } from './unsaved-state.tsx';

it.each<[FailureKind, RegExp]>([
  ['offline', /^You’re offline\./],
  ['timeout', /^Your connection is very slow right now\./],
  ['portal', /^This network needs you to sign in first\./],
  ['http', /^Our server has a problem right now\./],
  ['refused', /^Our server/],
  ['shape', /^Our server/],
])('OFFLINE-08 "%s" is explained by its cause', (reason, words) => {
  const { container } = render(
    <I18nextProvider i18n={createI18n()}>
      <UnsavedState title="Nothing here" reason={reason} />
    </I18nextProvider>,
  );
  expect(container.textContent?.replace('Nothing here', '')).toMatch(words);
});

afterEach(() => {
  vi.useRealTimers();
});

describe.each([
  ['in place of a page', UnsavedState],
  ['among other things', UnsavedNotice],
])('a visitor who presses "Try again" %s', (_, Unsaved) => {
  /** Opens a page on which something is missing, with control over how the retry ends. */
  function open() {
    vi.useFakeTimers();
    let end: () => void = () => undefined;
    const onAgain = vi.fn(() => new Promise<void>((resolve) => (end = resolve)));
    const page = (isMissing: boolean) => (
      <I18nextProvider i18n={createI18n()}>
        <main id="main" tabIndex={-1}>
          {isMissing ? <Unsaved title="Nothing here" reason="offline" onAgain={onAgain} /> : <p>Here</p>}
        </main>
      </I18nextProvider>
    );
    const { rerender } = render(page(true));
    const settle = () => act(() => vi.advanceTimersByTimeAsync(2_000));
    return { onAgain, end: () => act(async () => end()), settle, come: () => rerender(page(false)) };
  }
  const button = () => screen.getByRole('button', { name: 'Try again' });
  const said = () => screen.getByRole('status').textContent;
  const press = () => {
    button().focus();
    fireEvent.click(button());
  };

  it('is announced once while it loads, and when it has failed again', async () => {
    const { onAgain, end, settle } = open();
    expect(said()).toBe('');
    press();
    press();
    expect(onAgain).toHaveBeenCalledTimes(1);
    expect(said()).toBe('One moment…');
    expect(button().getAttribute('aria-busy')).toBe('true');
    await end();
    expect(said()).toBe('One moment…');
    await settle();
    expect(said()).toMatch(/^You’re offline/);
    expect(button().getAttribute('aria-busy')).toBe('false');
    expect(document.activeElement).toBe(button());
  });

  it('stays on the page if it works: the focus moves to its start', async () => {
    const { end, settle, come } = open();
    press();
    come();
    expect(document.activeElement).toBe(screen.getByRole('main'));
    await end();
    await settle();
  });

  it('keeps the focus elsewhere after moving on meanwhile', () => {
    const { come } = open();
    const field = document.body.appendChild(document.createElement('input'));
    press();
    field.focus();
    come();
    expect(document.activeElement).toBe(field);
    field.remove();
  });
});
