import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter, useNavigate } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../../app/providers.tsx';
import { LanguagesAndTranslation } from '../../../app/shell/languages-and-translation.tsx';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { reportFailure, reportOnline } from '../../../data/connection/connection.ts';
import { KIOSK } from '../../../data/visit/is-kiosk.ts';
import { createI18n, speak } from '../../../i18n/i18n.ts';
import el from '../../../i18n/locales/el/on-demand/translate.json';
import { showOriginal } from './translation-state.ts';
// Imported before the fake clock starts, so that no lazy import waits in real time.
import './translation-entry.tsx';
import './translation-keeper.tsx';
import '../../../i18n/locales/fr/on-demand/translate.json';

const translateInto = vi.hoisted(() => vi.fn<(code: string) => Promise<void>>());
vi.hoisted(() => vi.stubEnv('VITE_TRANSLATE_SCRIPT', 'https://translate.example/element.js'));
vi.mock('./page-translator.ts', () => ({ createPageTranslator: () => translateInto }));

let go = (_path: string) => {};
function Way() {
  const navigate = useNavigate();
  go = (path) => void act(() => void navigate(path));
  return null;
}

/** Renders the head of a page in a language, with everything that loads late. */
async function open(code = 'el') {
  const i18n = createI18n();
  await speak(i18n, code);
  render(
    <Providers queryClient={createQueryClient()} i18n={i18n}>
      <MemoryRouter>
        <Way />
        <LanguagesAndTranslation isInHead />
      </MemoryRouter>
    </Providers>,
  );
  // What has loaded may load more.
  for (let round = 0; round < 3; round++) {
    await act(() => vi.dynamicImportSettled());
    await wait(20);
  }
  return i18n;
}
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const button = (name: string) => screen.queryByRole('button', { name, hidden: true });
const press = async (name: string) => {
  fireEvent.click(button(name) as HTMLElement);
  await wait(0);
};
const isRequested = () => sessionStorage.getItem('translateContent') !== null;
const reload = vi.fn();

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, 'reload').mockImplementation(reload);
  translateInto.mockReset().mockResolvedValue(undefined);
});
afterEach(async () => {
  reportOnline();
  await wait(2_000);
  showOriginal();
  reload.mockClear();
  localStorage.clear();
  // The consent of an open page ends when storage is cleared.
  window.dispatchEvent(new StorageEvent('storage', { key: null }));
  document.documentElement.classList.remove(KIOSK);
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe('a translation of the content', () => {
  it('API-30 Q-77 loads nothing before the service is named and the visitor agrees', async () => {
    await open();
    await press(el.open);
    const dialog = screen.getByRole('dialog', { hidden: true });
    expect(dialog.textContent).toContain('translate.example');
    expect(dialog.textContent).toContain(el.agree);
    await wait(5_000);
    expect(translateInto).not.toHaveBeenCalled();
    expect(isRequested()).toBe(false);
    await press(el.agreeAndStart);
    expect(translateInto.mock.calls[0]).toEqual(['el']);
    expect(localStorage.getItem('cookieConsent')).toBe('given');
    expect(button(el.isOn)).not.toBeNull();
    expect(isRequested()).toBe(true);
  });

  it('does not ask a visitor to agree twice', async () => {
    localStorage.setItem('cookieConsent', 'given');
    await open();
    await press(el.open);
    expect(screen.queryByText(el.agree)).toBeNull();
    await press(el.start);
    expect(translateInto).toHaveBeenCalledOnce();
  });

  it('I18N-02 is applied again 1 s after each navigation', async () => {
    localStorage.setItem('cookieConsent', 'given');
    await open();
    await press(el.open);
    await press(el.start);
    for (const path of ['/news', '/medals', '/event']) {
      translateInto.mockClear();
      go(path);
      await wait(999);
      expect(translateInto).not.toHaveBeenCalled();
      await wait(1);
      expect(translateInto.mock.calls).toEqual([['el']]);
    }
  });

  it('is remembered for the tab: a reloaded page has it after 1 s', async () => {
    localStorage.setItem('cookieConsent', 'given');
    sessionStorage.setItem('translateContent', '1');
    await open();
    await wait(1_000);
    expect(translateInto.mock.calls).toEqual([['el']]);
  });

  it('Q-77 does not start without consent', async () => {
    sessionStorage.setItem('translateContent', '1');
    await open();
    await wait(5_000);
    expect(translateInto).not.toHaveBeenCalled();
  });

  it('I18N-05 OFFLINE-16 explains why when offline, and starts when back online', async () => {
    localStorage.setItem('cookieConsent', 'given');
    sessionStorage.setItem('translateContent', '1');
    reportFailure('offline');
    await wait(1_000);
    await open();
    await wait(1_000);
    screen.getByText(el.network);
    await press(el.open);
    await press(el.start);
    expect(screen.getAllByText(el.network)).toHaveLength(2);
    expect(translateInto).not.toHaveBeenCalled();
    reportOnline();
    await wait(2_000);
    expect(translateInto.mock.calls).toEqual([['el']]);
  });

  it('I18N-05 says if it failed, stores no request, and can be tried again', async () => {
    translateInto.mockRejectedValueOnce(new Error('blocked'));
    await open();
    await press(el.open);
    await press(el.agreeAndStart);
    screen.getByText(el.failed);
    expect(isRequested()).toBe(false);
    await press(el.start);
    expect(button(el.isOn)).not.toBeNull();
  });

  it('ends by reloading the page without it', async () => {
    localStorage.setItem('cookieConsent', 'given');
    await open();
    await press(el.open);
    await press(el.start);
    await wait(1_000);
    await press(el.isOn);
    expect(reload).not.toHaveBeenCalled();
    await press(el.end);
    expect(reload).toHaveBeenCalledOnce();
    expect(isRequested()).toBe(false);
  });

  it('reloads for another language, because the old texts are still in the page', async () => {
    localStorage.setItem('cookieConsent', 'given');
    const i18n = await open();
    await press(el.open);
    await press(el.start);
    await act(() => speak(i18n, 'fr'));
    expect(reload).toHaveBeenCalledOnce();
    expect(isRequested()).toBe(true);
  });

  it('is not offered in the language of the content', async () => {
    await open('en');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('is not offered on a kiosk', async () => {
    document.documentElement.classList.add(KIOSK);
    await open();
    expect(screen.queryByRole('button')).toBeNull();
  });
});
