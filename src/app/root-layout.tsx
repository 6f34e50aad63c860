import { useTranslation } from 'react-i18next';
import { Outlet, ScrollRestoration } from 'react-router-dom';
import { DeliveredToast } from '../features/offline/outbox/delivered-toast.tsx';
import { CookieBar } from '../features/shell/cookie-bar/cookie-bar.tsx';
import { LazyInstallOffer } from '../features/shell/install/lazy-install-offer.tsx';
import { UpdateNotice } from '../features/shell/update-notice/update-notice.tsx';
import { SCROLL_STORAGE, scrollKey } from '../navigation/scroll.ts';
import { HydrationBoundary } from '../ui/hydration/hydration-boundary.tsx';
import { AfterHydration } from './after-hydration.tsx';
import styles from './root-layout.module.css';
import { ArrivalAnnouncer } from './shell/arrival-announcer.tsx';
import { ShownPagePopup } from './shell/shown-page-popup.tsx';
import { SiteFooter } from './shell/site-footer.tsx';
import { SiteHeader } from './shell/site-header.tsx';

/** The layout around every page (LAYOUT-01). */
export function RootLayout() {
  const { t } = useTranslation();
  return (
    <>
      <a className="skip-link" href="#main">
        {t('frame.skip')}
      </a>
      <SiteHeader />
      <main id="main" tabIndex={-1} className={styles.main}>
        <HydrationBoundary>
          <Outlet />
        </HydrationBoundary>
      </main>
      <SiteFooter />
      <AfterHydration />
      <ShownPagePopup />
      <CookieBar />
      <UpdateNotice />
      <LazyInstallOffer />
      <DeliveredToast />
      <ArrivalAnnouncer />
      <ScrollRestoration getKey={scrollKey} storageKey={SCROLL_STORAGE} />
    </>
  );
}
