import { useTranslation } from 'react-i18next';
import { AppLinks } from '../../features/shell/app-links/app-links.tsx';
import { MotionSwitch } from '../../features/shell/motion-switch/motion-switch.tsx';
import { exploreLinks, legalLinks, takePartLinks } from '../../navigation/quick-links.ts';
import { Art } from '../../ui/art/art.tsx';
import { classNames } from '../../ui/class-names.ts';
import { LazyHydrationBoundary } from '../../ui/hydration/hydration-boundary.tsx';
import { AppLink } from '../../ui/links/app-link.tsx';
import { Icon } from '../../ui/pictures/icon.tsx';
import { ProviderText } from '../../ui/words/provider-text.tsx';
import { office, phoneHref } from './addresses-outside.ts';
import styles from './site-footer.module.css';
import { SocialLinks } from './social-links.tsx';

/** Fixed by the specification, which names it twice (reading Q-29). */
export const COPYRIGHT_YEAR = 2024;

/** A phone has the first in its header and the second in its menu; its footer is short. */
const ELSEWHERE_ON_PHONES: readonly string[] = ['saved', 'notification'];

/** The footer of every page: a procession, a line to remember, links, and how to reach the office. */
export function SiteFooter() {
  return (
    <LazyHydrationBoundary as="footer" className={classNames(styles.footer, 'on-slip', 'far')}>
      <FooterParts />
    </LazyHydrationBoundary>
  );
}

function FooterParts() {
  const { t } = useTranslation();
  return (
    <>
      <div className={`wrap ${styles.procession}`}>
        <Art name="frieze" className={styles.frieze} isLate />
      </div>
      <div className="wrap">
        <div className={styles.columns}>
          <p className={classNames('d2', styles.line)}>{t('frame.footer.line')}</p>
          <QuickLinks heading={t('frame.footer.explore')} links={exploreLinks} />
          <div>
            <QuickLinks heading={t('frame.footer.takePart')} links={takePartLinks} />
            <div className={styles.apps}>
              <AppLinks
                heading={
                  <h2 className={classNames(styles.heading, styles.plainOnPhone)}>
                    {t('frame.footer.apps')}
                  </h2>
                }
              />
            </div>
          </div>
          <div className={styles.reach}>
            <h2 className={classNames(styles.heading, styles.plainOnPhone)}>{t('frame.footer.contact')}</h2>
            <address className={styles.office}>
              <AppLink to={`mailto:${office.email}`} className={styles.link}>
                <Icon name="envelope-simple" />
                <span>{office.email}</span>
              </AppLink>
              <AppLink to={phoneHref(office.phone)} className={styles.link}>
                <Icon name="phone" />
                <bdi dir="ltr">{office.phone}</bdi>
              </AppLink>
              <p className={classNames(styles.link, styles.place)}>
                <Icon name="map-pin" />
                <ProviderText>{office.address}</ProviderText>
              </p>
            </address>
            <SocialLinks className={styles.social} />
          </div>
        </div>
        <div className={styles.legal}>
          <p className={styles.copyright}>{t('frame.footer.copyright', { year: COPYRIGHT_YEAR })}</p>
          <MotionSwitch look="words" className={styles.onDesk} />
          <nav aria-label={t('frame.footer.legal')}>
            <ul className={styles.legalLinks}>
              {legalLinks.map(({ label, to }) => (
                <li key={to}>
                  <AppLink to={to} className={styles.link}>
                    {t(`frame.footer.${label}`)}
                  </AppLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </>
  );
}

function QuickLinks({ heading, links }: { readonly heading: string; readonly links: typeof exploreLinks }) {
  const { t } = useTranslation();
  return (
    <nav aria-label={heading}>
      <h2 className={styles.heading}>{heading}</h2>
      <ul>
        {links.map(({ label, to }) => (
          <li key={to} className={ELSEWHERE_ON_PHONES.includes(label) ? styles.onDesk : undefined}>
            <AppLink to={to} className={styles.link}>
              {t(`frame.footer.${label}`)}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
