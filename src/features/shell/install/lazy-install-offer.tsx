import { Suspense, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { followSavedKeys, useSavedKeys } from '../../../data/saved/saved-keys.ts';
import { hasGained, notePage, readGains } from '../../../data/visit/gains.ts';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';

const Offer = lazyOptional(async () => (await import('./install-offer.tsx')).InstallOffer);

/**
 * The offer to install the site. Most visits are too early for it: its code is loaded only for a visitor who has got
 * something out of the site, and never on the first page of a visit.
 */
export function LazyInstallOffer() {
  const { pathname } = useLocation();
  useEffect(followSavedKeys, []);
  const stars = useSavedKeys().size;
  const [isWorthALook, setIsWorthALook] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every path is a page that was opened
  useEffect(notePage, [pathname]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every page is another occasion
  useEffect(() => {
    const gains = readGains();
    if (gains.pagesSeen > 1 && hasGained(gains, stars)) setIsWorthALook(true);
  }, [pathname, stars]);
  if (!isWorthALook) return null;
  return (
    <Suspense fallback={null}>
      <Offer stars={stars} />
    </Suspense>
  );
}
