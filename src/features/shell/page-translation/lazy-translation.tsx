import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import { DEFAULT_LANGUAGE } from '../../../i18n/languages.ts';
import { useIsPageHydrated } from '../../../ui/hydration/hydration-boundary.tsx';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';

// Marked as pure: a build without a service that translates must not keep them.
const Entry = /* @__PURE__ */ lazyOptional(
  async () => (await import('./translation-entry.tsx')).TranslationEntry,
);
const Keeper = /* @__PURE__ */ lazyOptional(
  async () => (await import('./translation-keeper.tsx')).TranslationKeeper,
);

/** The way to a translation of the content, whose code comes with the first language that is not the content's. */
export const LazyTranslationEntry = () =>
  useIsNeeded() && (
    <Suspense fallback={null}>
      <Entry />
    </Suspense>
  );

/** Has each page translated as long as that is wished. Use it once, in the frame. */
export const LazyTranslationKeeper = () =>
  useIsNeeded() && (
    <Suspense fallback={null}>
      <Keeper />
    </Suspense>
  );

/** Never on a kiosk: nobody can agree for the next stranger there. What was needed once stays, to be ended. */
function useIsNeeded(): boolean {
  const { language } = useTranslation().i18n;
  const isAwake = useIsPageHydrated();
  const [wasNeeded, setWasNeeded] = useState(false);
  const isNeeded = isAwake && language !== DEFAULT_LANGUAGE && !isKiosk();
  if (isNeeded && !wasNeeded) setWasNeeded(true);
  return isNeeded || wasNeeded;
}
