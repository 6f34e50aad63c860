import { readStored, writeStored } from '../browser-storage.ts';

/*
 * The visitor's choice of colours. Nothing here needs React, so that the first script of a page can apply the
 * choice before anything is brought to life.
 */

/** `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

/** What was chosen on this device; `system` where nothing was, or where storage is closed to us. */
export function storedTheme(): Theme {
  const stored = readStored(STORAGE_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** The next one in the circle that the switch walks. */
export function themeAfter(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}

/** Puts the stored choice on the document; a prerendered page cannot know it. */
export function applyStoredTheme(): void {
  apply(storedTheme());
}

/** Remembers a choice and shows it at once. Where it cannot be stored it holds for this page only. */
export function chooseTheme(theme: Theme): void {
  writeStored(STORAGE_KEY, theme);
  apply(theme);
}

/** The choice in force on this page. */
export function currentTheme(): Theme {
  const applied = document.documentElement.dataset.theme;
  return THEMES.find((theme) => theme === applied) ?? 'system';
}

/** Calls back whenever the choice changes, here or in another tab. */
export function followTheme(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', hearOtherTab);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', hearOtherTab);
  };
}

function hearOtherTab({ key }: StorageEvent): void {
  if (key === STORAGE_KEY) applyStoredTheme();
}

function apply(theme: Theme): void {
  const { dataset } = document.documentElement;
  if (theme === 'system') delete dataset.theme;
  else dataset.theme = theme;
  for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"][media]')) {
    paintBrowser(meta, theme);
  }
  for (const listener of listeners) listener();
}

/** The browser's own bars have one colour for each scheme; a choice lets one of the two hold always. */
function paintBrowser(meta: HTMLMetaElement, theme: Theme): void {
  meta.dataset.scheme ??= meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
  const { scheme } = meta.dataset;
  const always = scheme === theme ? 'all' : 'not all';
  meta.setAttribute('media', theme === 'system' ? `(prefers-color-scheme: ${scheme})` : always);
}
