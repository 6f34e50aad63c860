import '../../features/device/texts.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { KeptRest } from '../../features/device/kept-rest.tsx';
import { KeptPacks } from '../../features/offline-pack/kept-packs.tsx';
import { PageHead } from '../../features/page-metadata/page-head.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import styles from './device-page.module.css';

/** What this device keeps of the site, how big and how old it is, and how to remove it (decision Q-78). */
export function DevicePage() {
  const { t } = useTranslation();
  return (
    <div className="wrap section">
      <PageHead hidden />
      <SectionHeading level={1} size="d1" title={t('device.title')} lead={t('device.lead')} />
      <Part heading={t('device.packs')}>
        <KeptPacks />
      </Part>
      <Part heading={t('device.rest')}>
        <KeptRest />
      </Part>
    </div>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h2 id={titleId} className="d4">
        {heading}
      </h2>
      <div>{children}</div>
    </section>
  );
}
