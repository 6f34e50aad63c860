import '../../navigation/texts.ts';
import { useTranslation } from 'react-i18next';
import { CategoryGrid } from '../../../features/catalogue/category-grid/category-grid.tsx';
import { PageHead } from '../../../features/shell/page-metadata/page-head.tsx';

/** The entry page of the catalogue. */
export function KioskArtsPage() {
  const { t } = useTranslation();
  return (
    <>
      <PageHead heading={t('kiosk.arts')} hidden />
      <h1 className="visually-hidden">{t('kiosk.arts')}</h1>
      <CategoryGrid />
    </>
  );
}
