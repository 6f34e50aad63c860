import { useMediaQuery } from '@mui/material';
import { useEffect } from 'react';
import { useTheme } from 'react-admin';

/** The theme in use: chosen on this device, or else the device's own. */
export function useThemeInUse(): [theme: 'light' | 'dark', choose: (theme: 'light' | 'dark') => void] {
  const isDark = useMediaQuery('(prefers-color-scheme: dark)', { noSsr: true });
  const [chosen, choose] = useTheme(isDark ? 'dark' : 'light');
  return [chosen === 'dark' ? 'dark' : 'light', choose];
}

/** Tells the style sheets which theme is in use, so that they and the library's components agree. */
export function ThemeOnRoot() {
  const [theme] = useThemeInUse();
  useEffect(() => {
    document.documentElement.dataset.theme = theme;
  }, [theme]);
  return null;
}
