import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { TextKey } from '../../../i18n/namespaces.ts';
import styles from './install-steps.module.css';
import type { InstallWay } from './install-way.ts';
import { StepIcon, type StepIconName } from './step-icon.tsx';

type Step = readonly [StepIconName, TextKey];

const STEPS: Readonly<Record<InstallWay, readonly Step[]>> = {
  ios: [
    ['share', 'install.iosShare'],
    ['add', 'install.iosAdd'],
    ['done', 'install.iosDone'],
  ],
  phone: [
    ['menu', 'install.menu'],
    ['add', 'install.phoneAdd'],
  ],
  computer: [
    ['menu', 'install.menu'],
    ['add', 'install.computerAdd'],
  ],
  dock: [
    ['menu', 'install.dockMenu'],
    ['add', 'install.dockAdd'],
  ],
  prompt: [],
  none: [],
};

/** The steps in the browser that install the site, with the icons to look for; or says that this browser cannot. */
export function InstallSteps({ way }: { readonly way: InstallWay }) {
  const { t } = useTranslation();
  if (way === 'none') return <p>{t('install.none')}</p>;
  return (
    <ol className={styles.steps}>
      {STEPS[way].map(([icon, words]) => (
        <li key={words} className={styles.step}>
          <StepIcon name={icon} className={styles.icon} />
          <span>{t(words)}</span>
        </li>
      ))}
    </ol>
  );
}
