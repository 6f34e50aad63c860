import { figure, hero, reach } from './figures.mjs';
import { picture, place, RED_FIGURE, round } from './paint.mjs';

const SIDE = 400;
const LARGEST = 1.5;
/** A flame in added white would vanish on the light page. */
const FLAME = '#f0a050';

const GAMES = {
  kithara: ['musician', 'A singer with a kithara'],
  'folk-dance': ['dancers', 'A dancing pair'],
  drum: ['drummer', 'A drummer'],
  mallakhamb: ['mallakhamb', 'A pole gymnast'],
  wrestling: ['wrestlers', 'Two wrestlers'],
  theatre: ['actor', 'An actor with a mask'],
  poetry: ['poet', 'A poet with a scroll'],
  painting: ['painter', 'A painter of jars'],
  robotics: ['talos', 'A bronze giant with a flying machine'],
  chariot: ['chariot', 'A chariot'],
  hoop: ['hoop', 'A runner with a hoop'],
  torch: ['torch', 'A torch runner'],
};

/** Square game icons without a ground: the feet stand on the lower edge, so a row of them shares one line. */
export const gameIcons = () =>
  Object.fromEntries(
    Object.entries(GAMES).map(([name, [figureName, title]]) => {
      const { left, width } = reach(figureName);
      const scale = round(Math.min(LARGEST, SIDE / width), 2);
      const x = round(SIDE / 2 - (left + width / 2) * scale);
      const body = place(figure(figureName), x, SIDE - 2, scale);
      const palette = name === 'torch' ? { ...RED_FIGURE, light: FLAME } : RED_FIGURE;
      return [name, picture(SIDE, SIDE, palette, title, body, { bare: true })];
    }),
  );

/** The three heroes as banners, wide and for phones. */
export const bannerPictures = () => {
  const banner = (file, title) => hero(file).replace(/(<svg[^>]*>)/, `$1<title>${title}</title>`);
  const both = (name, file, title) => [
    [name, banner(file, title)],
    [`${name}-mobile`, banner(`${file}-mobile`, title)],
  ];
  return Object.fromEntries([
    ...both('disc', '1-disc', 'A painted disc of the eight arts'),
    ...both('delphi', '2-delphi', 'A procession climbs the road to Delphi'),
    ...both('athens', '3-athens', 'A chariot crosses the rising sun'),
  ]);
};
