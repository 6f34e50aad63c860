import { readStored, writeStored } from '#core/browser-storage.ts';

/*
 * The visitor's choice of colours. Nothing here needs React, so that the first script of a page can apply the choice
 * before hydration.
 */

/** `system` follows the device. */
export const THEMES = ['system', 'light', 'dark'] as const;
export type Theme = (typeof THEMES)[number];

const STORAGE_KEY = 'theme';
const listeners = new Set<() => void>();

/** Returns the choice of this device; `system` if there is none, or if the browser denies storage. */
export function storedTheme(): Theme {
  const stored = readStored(STORAGE_KEY);
  return THEMES.find((theme) => theme === stored) ?? 'system';
}

/** Returns the next theme in the switch's cycle. */
export function themeAfter(theme: Theme): Theme {
  return THEMES[(THEMES.indexOf(theme) + 1) % THEMES.length] ?? 'system';
}

/** Applies the stored choice to the document; a prerendered page cannot know it. */
export function applyStoredTheme(): void {
  apply(storedTheme());
}

/** Stores a choice and applies it at once. If it cannot be stored, it is valid for this page only. */
export function chooseTheme(theme: Theme): void {
  writeStored(STORAGE_KEY, theme);
  apply(theme);
}

/** Returns the theme in force on this page. */
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

/** The browser's own bars have one colour per scheme; a choice makes one of the two apply always. */
function paintBrowser(meta: HTMLMetaElement, theme: Theme): void {
  meta.dataset.scheme ??= meta.getAttribute('media')?.includes('dark') ? 'dark' : 'light';
  const { scheme } = meta.dataset;
  const always = scheme === theme ? 'all' : 'not all';
  meta.setAttribute('media', theme === 'system' ? `(prefers-color-scheme: ${scheme})` : always);
}
