import '../../features/offline/device/texts.ts';
import '../../features/shell/install/texts.ts';
import { useTranslation } from 'react-i18next';
import { isKiosk } from '../../data/visit/is-kiosk.ts';
import { StorageSummary } from '../../features/offline/device/storage-summary.tsx';
import { NoticesSection } from '../../features/offline/notices/notices-section.tsx';
import { StoredPacks } from '../../features/offline/offline-pack/stored-packs.tsx';
import { InstallSection } from '../../features/shell/install/install-section.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { LabelledSection } from '../../ui/page/labelled-section.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import styles from './device-page.module.css';

/** Shows what this device stores of the site, how big and how old it is, and how to delete it (reading Q-78). */
export function DevicePage() {
  const { t } = useTranslation();
  return (
    <div className="wrap section">
      <PageHead heading={t('device.title')} hidden />
      <SectionHeading level={1} size="d1" title={t('device.title')} lead={t('device.lead')} />
      <div className={styles.parts}>
        <LabelledSection heading={t('device.packs')}>
          <StoredPacks />
        </LabelledSection>
        <LabelledSection heading={t('device.rest')}>
          <StorageSummary />
        </LabelledSection>
        <NoticesSection />
        {!isKiosk() && (
          <LabelledSection heading={t('install.title')}>
            <InstallSection />
          </LabelledSection>
        )}
      </div>
    </div>
  );
}
