import { keyBand, waveBand } from './bands.mjs';
import { CLAY_LIT, CLAY_MID, fill, place, round, SLIP, stroke, WHITE } from './paint.mjs';
import { wreath } from './scenery.mjs';

/** Incised capitals, ten units high: [path, width]. Lines only, so that the logos need no font. */
const LETTERS = {
  A: ['M0 10L4.2 0L8.4 10M1.5 6.6H6.9', 8.4],
  B: ['M0 5H3A2.5 2.5 0 0 0 3 0H0V10H3.4A2.5 2.5 0 0 0 3.4 5', 6],
  C: ['M8.8 1.8A5 5 0 1 0 8.8 8.2', 8.8],
  D: ['M0 0V10H3A5 5 0 0 0 3 0z', 8],
  E: ['M5.2 0H0V10H5.2M0 5H4.2', 5.2],
  F: ['M5.2 0H0V10M0 5H4.2', 5.2],
  G: ['M8.8 1.8A5 5 0 1 0 9.8 5.6H6.4', 9.8],
  H: ['M0 0V10M7.4 0V10M0 5H7.4', 7.4],
  I: ['M0 0V10', 0],
  K: ['M0 0V10M6.2 0L0 5.6L6.6 10', 6.6],
  L: ['M0 0V10H5.2', 5.2],
  M: ['M0 10L1.4 0L5 8L8.6 0L10 10', 10],
  N: ['M0 10V0L7.6 10V0', 7.6],
  O: ['M0 5a5 5 0 1 0 10 0a5 5 0 1 0-10 0z', 10],
  P: ['M0 10V0H3A2.7 2.7 0 0 1 3 5.4H0', 5.7],
  R: ['M0 10V0H3A2.6 2.6 0 0 1 3 5.2H0M2.8 5.2L6.4 10', 6.4],
  S: ['M5.8 1.5C4.6-.4.6-.4.6 2.4C.6 5.4 6 4.5 6 7.5C6 10.6 1.4 10.6 0 8.5', 6],
  T: ['M0 0H7.4M3.7 0V10', 7.4],
  U: ['M0 0V6.4A3.6 3.6 0 0 0 7.2 6.4V0', 7.2],
  V: ['M0 0L4.2 10L8.4 0', 8.4],
  W: ['M0 0L3 10L6 0L9 10L12 0', 12],
  Y: ['M0 0L3.8 5.2L7.6 0M3.8 5.2V10', 7.6],
};
const GAP = 2.6;
const WORD_GAP = 7;
const lengthOf = (words) =>
  [...words].reduce(
    (sum, letter) => sum + (letter === ' ' ? WORD_GAP - GAP : LETTERS[letter][1] + GAP),
    -GAP,
  );
const inscription = (words, x, y, height, colour, { weight = 1.3, centred = false } = {}) => {
  let pen = 0;
  const cut = [...words].map((letter) => {
    if (letter === ' ') {
      pen += WORD_GAP - GAP;
      return '';
    }
    const [d, width] = LETTERS[letter];
    const markup = `<path transform="translate(${round(pen)} 0)" d="${d}"/>`;
    pen += width + GAP;
    return markup;
  });
  const scale = height / 10;
  const left = round(centred ? x - (lengthOf(words) * scale) / 2 : x);
  return (
    `<g transform="translate(${left} ${y}) scale(${round(scale, 2)})" fill="none" stroke="${colour}" ` +
    `stroke-width="${weight}" stroke-linecap="butt" stroke-linejoin="miter">${cut.join('')}</g>`
  );
};

const mark = (width, height, title, body) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}" fill="${CLAY_MID}">` +
  `<title>${title}</title>${body.replaceAll('currentColor', CLAY_MID).replaceAll(/stroke="var\(--ag\)"/g, `stroke="${WHITE}"`)}</svg>\n`;

/** Invented partners. One clay tone is legible on the light and on the dark page; `wide` and `tall` test the layout. */
export const associateMarks = () => {
  const c = CLAY_MID;
  const say = (words, x, y, height, more) => inscription(words, x, y, height, c, more);
  const lyre =
    'M-44-52H44V-40H32C30-16 42-4 38 18C34 38 16 46 0 46C-16 46-34 38-38 18C-42-4-30-16-32-40H-44zM-20-40C-19-16-28-4-25 14C-22 28-10 33 0 33C10 33 22 28 25 14C28-4 19-16 20-40z';
  const strings = [-13.5, -9, -4.5, 0, 4.5, 9, 13.5].map((x) => `M${x}-40V34`).join('');
  return {
    wide: mark(
      Math.ceil(206 + lengthOf('THE LONG ROAD FOUNDATION') * 3.8 + 8),
      96,
      'The Long Road Foundation',
      stroke(keyBand(4, 12, 160, 72, 2), 12, c, ' stroke-linejoin="miter"') +
        say('THE LONG ROAD FOUNDATION', 206, 30, 38),
    ),
    tall: mark(
      132,
      420,
      'Stele',
      fill(
        'M18 96C18 30 40 8 66 8C92 8 114 30 114 96zM0 104H132V118H0zM14 126H118V396H14zM0 402H132V416H0z',
      ) +
        ['S', 'T', 'E', 'L', 'E']
          .map((letter, i) =>
            inscription(letter, 66, 146 + i * 49, 32, WHITE, { centred: true, weight: 1.6 }),
          )
          .join('') +
        stroke('M66 26V88M66 88Q38 76 40 44M66 88Q94 76 92 44', 6, WHITE),
    ),
    laurel: mark(
      360,
      160,
      'Laurel Room',
      place(wreath(58, 8, c), 78, 80) +
        fill('M62 104V74a16 16 0 0 1 32 0V104z') +
        say('LAUREL', 170, 44, 32) +
        say('ROOM', 170, 92, 32),
    ),
    lyre: mark(
      364,
      160,
      'Seven Strings',
      `<g transform="translate(72 84) scale(1.2)">${fill(lyre, c, ' fill-rule="evenodd"')}${stroke(strings, 2.2, c)}</g>` +
        say('SEVEN', 156, 44, 32) +
        say('STRINGS', 156, 92, 32),
    ),
    column: mark(
      300,
      200,
      'Nine Rows',
      [0, 1, 2, 3]
        .map((i) =>
          stroke(`M${116 - i * 26} 122a${34 + i * 26} ${34 + i * 26} 0 0 1 ${68 + i * 52} 0`, 12, c),
        )
        .join('') +
        fill('M136 122a14 14 0 0 1 28 0zM10 128H290V136H10z') +
        say('NINE ROWS', 150, 158, 30, { centred: true }),
    ),
    wave: mark(
      420,
      150,
      'Windless Bay',
      fill(waveBand(10, 20, 400, 44, 8)) +
        fill('M10 62H410V72H10z') +
        say('WINDLESS BAY', 210, 92, 28, { centred: true }) +
        stroke('M10 140H410', 4, c),
    ),
    olive: mark(
      220,
      220,
      'Olive',
      `<circle cx="110" cy="110" r="106" fill="none" stroke="${c}" stroke-width="8"/>` +
        fill(
          'M110 34C132 54 136 92 110 124C84 92 88 54 110 34zM96 116C66 116 48 98 40 74C66 74 90 86 96 116zM124 116C154 116 172 98 180 74C154 74 130 86 124 116z',
        ) +
        stroke('M110 116V138', 5, c) +
        say('OLIVE', 110, 150, 24, { centred: true, weight: 1.5 }),
    ),
    key: mark(
      340,
      180,
      'Four Corners',
      [0, 90, 180, 270]
        .map(
          (turn) =>
            `<g transform="rotate(${turn} 76 90)">${stroke('M76 84H14V28H70V64H36V50', 11, c, ' stroke-linejoin="miter"')}</g>`,
        )
        .join('') +
        say('FOUR', 166, 52, 34) +
        say('CORNERS', 166, 104, 24),
    ),
  };
};

/** Buttons of the two download links: plain plates without any company's logo. */
export const storeBadges = () => {
  const plate = (title, words, glyph) =>
    `<svg xmlns="http://www.w3.org/2000/svg" width="216" height="64" viewBox="0 0 216 64"><title>${title}</title>` +
    `<path d="M0 0h216v64H0z" fill="${SLIP}"/><path d="M4.5 4.5h207v55h-207z" fill="none" stroke="${CLAY_LIT}"/>` +
    `${glyph}${inscription(words, 70, 20, 13, WHITE, { weight: 1.15 })}${inscription('DOWNLOAD', 70, 40, 8, CLAY_LIT, { weight: 1.1 })}</svg>\n`;
  const arrow = stroke('M36 24V38M30 33L36 39L42 33', 3, WHITE, ' stroke-linecap="square"');
  const square = `<path d="M22 10h28v44H22zM22 17h28M22 47h28" fill="none" stroke="${CLAY_LIT}" stroke-width="3"/>`;
  const rounded = `<path d="M28 10h16a6 6 0 0 1 6 6v32a6 6 0 0 1-6 6H28a6 6 0 0 1-6-6V16a6 6 0 0 1 6-6z" fill="none" stroke="${CLAY_LIT}" stroke-width="3"/>`;
  return {
    android: plate('Download for Android', 'ANDROID', square + arrow),
    ios: plate('Download for iPhone', 'IPHONE', rounded + arrow),
  };
};
