import '../../features/kiosk/texts.ts';
import { useTranslation } from 'react-i18next';
import { NationMap } from '../../features/nation-map/nation-map.tsx';
import { PageHead } from '../../features/page-metadata/page-head.tsx';

/** The member nations, on a screen of their own. */
export function KioskMapPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead hidden />
      <h1 className="visually-hidden">{t('kiosk.map')}</h1>
      <NationMap />
    </>
  );
}
