import { useSyncExternalStore } from 'react';
import { useTranslation } from 'react-i18next';
import {
  chooseTheme,
  currentTheme,
  followTheme,
  type Theme,
  themeAfter,
} from '../../data/preferences/theme.ts';
import { classNames } from '../../ui/class-names.ts';
import { Icon } from '../../ui/pictures/icon.tsx';
import styles from './theme-switch.module.css';

/** Cycles from the device's colours to light, to dark and back. Its name says the current choice and the next. */
export function ThemeSwitch({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const theme = useSyncExternalStore(followTheme, currentTheme, () => 'system' as const);
  const name = t(`frame.theme.${theme}`);
  return (
    <button
      type="button"
      className={classNames(styles.switch, className)}
      aria-label={name}
      title={name}
      onClick={() => chooseTheme(themeAfter(theme))}
    >
      <ThemeSign theme={theme} />
    </button>
  );
}

function ThemeSign({ theme }: { readonly theme: Theme }) {
  if (theme !== 'system') return <Icon name={theme === 'light' ? 'sun' : 'moon'} />;
  return (
    <svg className={styles.half} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <circle cx="10" cy="10" r="8" fill="none" stroke="currentColor" strokeWidth="1.6" />
      <path fill="currentColor" d="M10 2a8 8 0 0 1 0 16z" />
    </svg>
  );
}
