import { act, cleanup, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { noteAllSavedKeys } from '../../../data/saved/saved-keys.ts';
import { noteSavedNews } from '../../../data/saved/saved-news.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { SavedLink } from './saved-link.tsx';

const header = () => (
  <MemoryRouter>
    <I18nextProvider i18n={createI18n()}>
      <SavedLink />
    </I18nextProvider>
  </MemoryRouter>
);
const save = (count: number) =>
  act(() => noteAllSavedKeys(new Set(Array.from({ length: count }, (_, index) => `event:${index}`))));
const link = () => screen.getByRole('link');
const name = () => link().getAttribute('aria-label');

afterEach(() => {
  cleanup();
  save(0);
  localStorage.clear();
});

describe('the star of the header', () => {
  it('leads to the list and says how many items it has, as soon as that changes', () => {
    render(header());
    expect([link().getAttribute('href'), name(), link().textContent]).toEqual(['/saved', 'Saved', '']);
    save(1);
    expect([name(), link().textContent]).toEqual(['Saved, 1 item', '1']);
    save(3);
    expect([name(), link().textContent]).toEqual(['Saved, 3 items', '3']);
    save(0);
    expect([name(), link().textContent]).toEqual(['Saved', '']);
  });

  it('shows no more than two figures', () => {
    render(header());
    save(120);
    expect([name(), link().textContent]).toEqual(['Saved, 120 items', '99+']);
  });

  it('CHANGES-07 says how many of them have changed, in words and with a dot', () => {
    const { container } = render(header());
    save(3);
    act(() => noteSavedNews(2));
    expect(name()).toBe('Saved, 3 items, 2 changed');
    expect(container.querySelectorAll('[aria-hidden]').length).toBe(3);
    act(() => noteSavedNews(0));
    expect(name()).toBe('Saved, 3 items');
    expect(container.querySelectorAll('[aria-hidden]').length).toBe(2);
  });

  it('INSTALL-06 counts what has changed on the icon of the app, too', () => {
    const setAppBadge = vi.fn(async () => undefined);
    const clearAppBadge = vi.fn(async () => undefined);
    vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
    render(header());
    save(3);
    act(() => noteSavedNews(2));
    expect(setAppBadge).toHaveBeenLastCalledWith(2);
    act(() => noteSavedNews(0));
    expect(clearAppBadge).toHaveBeenCalled();
    vi.unstubAllGlobals();
  });

  it('CHANGES-07 hears of a change from another tab, and ignores nonsense', () => {
    render(header());
    save(1);
    const tell = (newValue: string | null) =>
      act(() => dispatchEvent(new StorageEvent('storage', { key: 'saved-news', newValue })));
    tell('1');
    expect(name()).toBe('Saved, 1 item, 1 changed');
    tell('<b>');
    expect(name()).toBe('Saved, 1 item');
  });

  it('announces nothing', () => {
    const { container } = render(header());
    save(3);
    expect(container.querySelector('[aria-live], [role=status]')).toBeNull();
  });

  it('has no number in prerendered HTML', () => {
    save(3);
    expect(renderToString(header())).not.toMatch(/>3<|items/);
  });
});
