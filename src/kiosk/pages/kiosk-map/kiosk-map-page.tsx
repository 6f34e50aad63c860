import '../../navigation/texts.ts';
import { useTranslation } from 'react-i18next';
import { NationMap } from '../../../features/home/nation-map/nation-map.tsx';
import { PageHead } from '../../../features/shell/page-metadata/page-head.tsx';
import styles from './kiosk-map-page.module.css';

/** The member nations, on a screen of their own. */
export function KioskMapPage() {
  const { t } = useTranslation();
  return (
    <div className={styles.page}>
      <PageHead heading={t('kiosk.map')} hidden />
      <h1 className="visually-hidden">{t('kiosk.map')}</h1>
      <NationMap />
    </div>
  );
}
