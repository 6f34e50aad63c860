import './texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askToInstall } from '../../../data/visit/install-prompt.ts';
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts';
import { Button } from '../../../ui/links/button.tsx';
import styles from './install-section.module.css';
import { InstallSteps } from './install-steps.tsx';
import { isInOwnWindow } from './installed.ts';
import { useInstallWay } from './use-install-way.ts';

/** Installs the site at any time: a button where the browser asks, else the steps in it. */
export function InstallSection() {
  const { t } = useTranslation();
  const way = useInstallWay();
  const isHydrated = useIsHydrated();
  const [isAccepted, setIsAccepted] = useState(false);
  const isInApp = isHydrated && isInOwnWindow();
  const install = async () => setIsAccepted((await askToInstall()) === 'accepted');
  return (
    <div className={styles.section}>
      <p className="measure">{t('install.lead')}</p>
      {isInApp && <p>{t('install.inApp')}</p>}
      {!isInApp && !isAccepted && way === 'prompt' && (
        <Button onClick={() => void install()}>{t('install.install')}</Button>
      )}
      {!isInApp && !isAccepted && way !== null && way !== 'prompt' && <InstallSteps way={way} />}
      <p role="status" className={styles.outcome}>
        {isAccepted && t('install.accepted')}
      </p>
    </div>
  );
}
