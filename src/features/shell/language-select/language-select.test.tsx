import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { I18nextProvider, useTranslation } from 'react-i18next';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createI18n } from '../../../i18n/i18n.ts';
import { LANGUAGES } from '../../../i18n/languages.ts';
import { Toaster } from '../../../ui/states/toaster.tsx';
import { chosenLanguage } from './chosen-language.ts';
import { LanguageSelect } from './language-select.tsx';
import { useChosenLanguage } from './use-chosen-language.ts';

function Page() {
  const { t } = useTranslation();
  useChosenLanguage();
  return (
    <>
      <LanguageSelect />
      <h1>{t('news.latest')}</h1>
    </>
  );
}
const open = () =>
  render(
    <I18nextProvider i18n={createI18n()}>
      <Toaster>
        <Page />
      </Toaster>
    </I18nextProvider>,
  );
const title = () => screen.getByRole('heading').textContent;
const choose = (code: string) => fireEvent.change(screen.getByRole('combobox'), { target: { value: code } });
const { documentElement: root } = document;

beforeEach(() => localStorage.clear());
afterEach(() => {
  vi.restoreAllMocks();
  act(() => chosenLanguage.set(null));
});

describe('the language of the interface', () => {
  it('LAYOUT-03 I18N-01 I18N-03 is chosen by its own name, stored, and can be changed back', async () => {
    open();
    const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
    expect(names).toHaveLength(LANGUAGES.length);
    expect(names).toEqual(expect.arrayContaining(['English', 'العربية', 'Ελληνικά', 'Français', 'हिन्दी']));
    expect(title()).toBe('Latest News');
    choose('el');
    await waitFor(() => expect(title()).toMatch(/\p{Script=Greek}/u));
    expect([root.lang, root.dir]).toEqual(['el', 'ltr']);
    expect(localStorage.getItem('language')).toBe('el');
    screen.getByLabelText(/\p{Script=Greek}/u);
    choose('en');
    await waitFor(() => expect(title()).toBe('Latest News'));
    expect(root.lang).toBe('en');
  });

  it('I18N-01 I18N-02 is restored on the next page, which starts in English', async () => {
    localStorage.setItem('language', 'el');
    open();
    expect(title()).toBe('Latest News');
    await waitFor(() => expect(title()).toMatch(/\p{Script=Greek}/u));
    expect(screen.getByRole<HTMLSelectElement>('combobox').value).toBe('el');
  });

  it('is the browser language without a choice, and is not stored', async () => {
    vi.spyOn(navigator, 'languages', 'get').mockReturnValue(['xx', 'el-GR', 'en']);
    open();
    expect(title()).toBe('Latest News');
    await waitFor(() => expect(title()).toMatch(/\p{Script=Greek}/u));
    expect(localStorage.getItem('language')).toBeNull();
    choose('en');
    await waitFor(() => expect(title()).toBe('Latest News'));
    expect(localStorage.getItem('language')).toBe('en');
  });

  it('I18N-05 stays English, without a message, for an unknown language', async () => {
    localStorage.setItem('language', 'xx');
    open();
    await act(async () => {});
    expect(title()).toBe('Latest News');
    expect(root.lang).toBe('en');
    expect(screen.getByRole('status').textContent).toBe('');
  });

  it('N13 the last choice wins, however long each takes', async () => {
    open();
    choose('el');
    choose('en');
    choose('el');
    choose('en');
    await act(() => vi.dynamicImportSettled());
    expect(title()).toBe('Latest News');
    expect(root.lang).toBe('en');
  });
});
