/** A third-party work that ships with the site. */
export interface Part {
  readonly name: string;
  readonly licence: string;
  /** Where the licence can be read; for a common licence, the work itself. */
  readonly to: string;
}

const OFL = 'SIL OFL 1.1';
const text = (file: string) => `/licences/${file}.txt`;

export const fonts: readonly Part[] = [
  { name: 'Noto Serif Display', licence: OFL, to: text('OFL-noto-serif-display') },
  { name: 'Noto Serif', licence: OFL, to: text('OFL-noto-serif') },
  { name: 'Commissioner', licence: OFL, to: text('OFL-commissioner') },
  { name: 'Noto Serif Devanagari', licence: OFL, to: text('OFL-noto-serif-devanagari') },
  { name: 'Noto Sans Devanagari', licence: OFL, to: text('OFL-noto-sans-devanagari') },
  { name: 'Noto Naskh Arabic', licence: OFL, to: text('OFL-noto-naskh-arabic') },
  { name: 'Noto Sans Ethiopic', licence: OFL, to: text('OFL-noto-sans-ethiopic') },
  { name: 'Noto Sans Bengali', licence: OFL, to: text('OFL-noto-sans-bengali') },
  { name: 'Noto Sans JP, KR, SC', licence: OFL, to: text('OFL-noto-sans-cjk') },
];

export const icons: readonly Part[] = [
  { name: 'Phosphor Icons', licence: 'MIT', to: text('phosphor-icons') },
];

export const maps: readonly Part[] = [{ name: 'world-atlas', licence: 'ISC', to: text('world-atlas') }];

export const libraries: readonly Part[] = [
  { name: 'React', licence: 'MIT', to: 'https://react.dev/' },
  { name: 'React Router', licence: 'MIT', to: 'https://reactrouter.com/' },
  { name: 'TanStack Query', licence: 'MIT', to: 'https://tanstack.com/query' },
  { name: 'i18next', licence: 'MIT', to: 'https://www.i18next.com/' },
  { name: 'Swiper', licence: 'MIT', to: 'https://swiperjs.com/' },
  { name: 'Leaflet', licence: 'BSD-2-Clause', to: 'https://leafletjs.com/' },
  { name: 'Dexie', licence: 'Apache-2.0', to: 'https://dexie.org/' },
  { name: 'DOMPurify', licence: 'Apache-2.0', to: 'https://github.com/cure53/DOMPurify' },
  { name: 'ical-generator', licence: 'MIT', to: 'https://github.com/sebbo2002/ical-generator' },
  { name: 'MiniSearch', licence: 'MIT', to: 'https://lucaong.github.io/minisearch/' },
  { name: 'uqr', licence: 'MIT', to: 'https://github.com/unjs/uqr' },
  { name: 'Valibot', licence: 'MIT', to: 'https://valibot.dev/' },
  { name: 'Workbox', licence: 'MIT', to: 'https://github.com/GoogleChrome/workbox' },
  { name: 'react-admin', licence: 'MIT', to: 'https://marmelab.com/react-admin/' },
  { name: 'React Hook Form', licence: 'MIT', to: 'https://react-hook-form.com/' },
  { name: 'MUI', licence: 'MIT', to: 'https://mui.com/' },
  { name: 'Emotion', licence: 'MIT', to: 'https://emotion.sh/' },
];
