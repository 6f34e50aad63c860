import '../../navigation/texts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../../features/shell/page-metadata/page-head.tsx';
import { paths } from '../../../navigation/paths.ts';
import { exploreLinks, legalLinks, type QuickLink, takePartLinks } from '../../../navigation/quick-links.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import styles from './kiosk-more-page.module.css';

const searchLink = { label: 'search', to: paths.search() } as const;
/** What this device stores is for the staff only. */
const legal = legalLinks.filter(({ to }) => to !== paths.device());

/** Lists every destination in large type, since a kiosk has no menu to unfold. */
export function KioskMorePage() {
  const { t } = useTranslation();
  return (
    <div className="wrap section">
      <PageHead heading={t('kiosk.moreTitle')} hidden />
      <SectionHeading level={1} size="d2" title={t('kiosk.moreTitle')} />
      <div className={styles.columns}>
        <Group heading={t('frame.footer.explore')} links={[searchLink, ...exploreLinks]} />
        <Group heading={t('frame.footer.takePart')} links={takePartLinks} />
        <Group heading={t('frame.footer.legal')} links={legal} />
      </div>
    </div>
  );
}

function Group({
  heading,
  links,
}: {
  readonly heading: string;
  readonly links: readonly (QuickLink | typeof searchLink)[];
}) {
  const { t } = useTranslation();
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={styles.heading}>
        {heading}
      </h2>
      <ul className={styles.list}>
        {links.map(({ label, to }) => (
          <li key={to}>
            <ArrowLink to={to}>{t(label === 'search' ? 'frame.search' : `frame.footer.${label}`)}</ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
