import './link-texts.ts';
import { useTranslation } from 'react-i18next';
import { settings } from '#core/settings.ts';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import { paths } from '../../../navigation/paths.ts';
import { publicAddress } from '../../../navigation/public-address.ts';
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import styles from './print-link.module.css';

interface PrintLinkProps {
  readonly eventPath: string;
}

/**
 * Leads to the sheets on paper. When the page around it is printed all the same, which has only the chosen day, the
 * address of the sheets is printed in its place. A kiosk has no printer.
 */
export function PrintLink({ eventPath }: PrintLinkProps) {
  const { t } = useTranslation();
  const isHydrated = useIsHydrated();
  if (isKiosk()) return null;
  const path = paths.print(eventPath);
  return (
    <>
      <ArrowLink to={path} icon="printer" className={styles.link}>
        {t('printLink.print')}
      </ArrowLink>
      <p className={styles.onPaper}>
        {t('printLink.whole')} <bdi>{isHydrated ? publicAddress(path) : settings.siteUrl + path}</bdi>
      </p>
    </>
  );
}
