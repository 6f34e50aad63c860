import { useTranslation } from 'react-i18next';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { LazyHydrationBoundary } from '../../ui/hydration/hydration-boundary.tsx';
import { lazyPart } from '../../ui/hydration/lazy-part.tsx';
import { HomeBanners } from './home-banners.tsx';
import { NextEvent } from './next-event.tsx';
import { RunningEvent } from './running-event.tsx';

const HomeBelow = lazyPart(async () => (await import('./home-below.tsx')).HomeBelow);

/**
 * The front of the site (section 2, HOME-01). While an event runs, what is on there comes before everything else.
 * What a block needs it asks for itself, so that an answer or a turn of the clock draws that block alone.
 */
export function HomePage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead heading={`${t('home.claim')} ${t('home.claimEnd')}`} />
      <RunningEvent />
      <HomeBanners />
      <NextEvent />
      <LazyHydrationBoundary>
        <HomeBelow />
      </LazyHydrationBoundary>
    </>
  );
}
