import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import { DEFAULT_LANGUAGE } from '../../../i18n/languages.ts';
import { useIsPageHydrated } from '../../../ui/hydration/hydration-boundary.tsx';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';

// Marked as pure, so that a build without a translation service drops them.
const Entry = /* @__PURE__ */ lazyOptional(
  async () => (await import('./translation-entry.tsx')).TranslationEntry,
);
const Keeper = /* @__PURE__ */ lazyOptional(
  async () => (await import('./translation-keeper.tsx')).TranslationKeeper,
);

/** The button to translate the content. Its code loads with the first language that is not the content's. */
export const LazyTranslationEntry = () =>
  useIsNeeded() && (
    <Suspense fallback={null}>
      <Entry />
    </Suspense>
  );

/** Translates each page while the visitor wants it. Use it once, in the layout. */
export const LazyTranslationKeeper = () =>
  useIsNeeded() && (
    <Suspense fallback={null}>
      <Keeper />
    </Suspense>
  );

/**
 * Never true on a kiosk, because nobody can agree for the next visitor. Stays true once it was, so that a translation
 * can be ended.
 */
function useIsNeeded(): boolean {
  const { language } = useTranslation().i18n;
  const isHydrated = useIsPageHydrated();
  const [wasNeeded, setWasNeeded] = useState(false);
  const isNeeded = isHydrated && language !== DEFAULT_LANGUAGE && !isKiosk();
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return isNeeded || wasNeeded;
}
