import type { RaThemeOptions } from 'react-admin';
import { componentStyles } from './component-styles.ts';
import { DARK, LIGHT, type Palette } from './palette.ts';

const TEXT = 'var(--font-text)';
const HEAD = { fontFamily: 'var(--font-head)', fontWeight: 640, lineHeight: 1.15 } as const;

function themeOf(mode: 'light' | 'dark', colours: Palette): RaThemeOptions {
  return {
    palette: {
      mode,
      primary: { main: colours.btn, contrastText: colours['on-btn'], dark: colours['btn-hover'] },
      secondary: { main: colours.link, contrastText: colours.page },
      error: { main: colours.bad },
      warning: { main: colours.warn },
      success: { main: colours.ok },
      text: { primary: colours.ink, secondary: colours['ink-2'] },
      background: { default: colours.page, paper: colours.raised },
      divider: colours.line,
    },
    shape: { borderRadius: 0 },
    // Under dialogs: a message that stays while it is pointed at must not cover the button of a question.
    zIndex: { snackbar: 1250 },
    // No motion for people who have asked their device for less.
    motion: { reducedMotion: 'system' },
    typography: {
      fontFamily: TEXT,
      fontSize: 15,
      h1: { ...HEAD, fontFamily: 'var(--font-display)' },
      h2: HEAD,
      h6: { ...HEAD, fontSize: '1.3125rem' },
      button: { fontFamily: TEXT, fontWeight: 600, textTransform: 'none', fontSize: '1rem' },
    },
    components: componentStyles,
  };
}

/** Black-figure. */
export const lightTheme = themeOf('light', LIGHT);
/** Red-figure. */
export const darkTheme = themeOf('dark', DARK);
