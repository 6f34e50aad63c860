import { useTranslation } from 'react-i18next';
import { isKiosk } from '../../data/visit/is-kiosk.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { LazyHydrationBoundary } from '../../ui/hydration/hydration-boundary.tsx';
import { lazyPart } from '../../ui/hydration/lazy-part.tsx';
import { HomeBanners } from './home-banners.tsx';
import { NextEvent } from './next-event.tsx';
import { RunningEvent } from './running-event.tsx';

const HomeBelow = lazyPart(async () => (await import('./home-below.tsx')).HomeBelow);

/**
 * The home page (section 2, HOME-01). Each block requests its own data, so that an answer or a tick of the clock
 * re-renders only that block.
 */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead heading={`${t('home.claim')} ${t('home.claimEnd')}`} />
      {isKiosk() && <RunningEvent />}
      <HomeBanners />
      <NextEvent />
      <LazyHydrationBoundary>
        <HomeBelow />
      </LazyHydrationBoundary>
    </>
  );
}
