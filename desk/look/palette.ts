/** Colours of the desk by the names they have in the site's tokens, which a test compares (`palette.test.ts`). */
export const LIGHT = {
  page: '#fbfaf7',
  sunken: '#f1ede6',
  raised: '#ffffff',
  ink: '#17110e',
  'ink-2': '#5c4f46',
  link: '#a23b12',
  line: '#d8cec2',
  'field-line': '#8b7d71',
  btn: '#17110e',
  'on-btn': '#fff4e2',
  'btn-line': '#dc6734',
  'btn-hover': '#8a1f24',
  ok: '#2c6a3e',
  warn: '#7d5200',
  bad: '#a81f1f',
} as const;

export type Palette = Readonly<Record<keyof typeof LIGHT, string>>;

export const DARK: Palette = {
  page: '#120d0b',
  sunken: '#1e1613',
  raised: '#2a1f1a',
  ink: '#f8ebda',
  'ink-2': '#c2af9c',
  link: '#f28c5a',
  line: '#3b2d26',
  'field-line': '#8a7565',
  btn: '#e2733f',
  'on-btn': '#17110e',
  'btn-line': '#17110e',
  'btn-hover': '#f28c5a',
  ok: '#7cc28e',
  warn: '#e8b64c',
  bad: '#ff8a7a',
};
