import { createTheme } from '@mui/material/styles';
import { expect, it } from 'vitest';
import { darkTheme, lightTheme } from './theme.ts';

it('DESK-52 whoever has asked their device for less motion gets none from the library', () => {
  for (const theme of [lightTheme, darkTheme]) expect(createTheme(theme).motion.reducedMotion).toBe('system');
});
