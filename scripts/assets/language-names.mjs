/*
 * Cuts fonts down to the letters of the languages' own names, so that a list of languages can be read on a device
 * without fonts for all of them: src/styles/fonts/names-*.woff2 and src/styles/language-names.css. Run by hand after a
 * change of src/i18n/languages.ts; its output is committed. It needs packages that nothing else here does:
 *
 * npm install --no-save subset-font @fontsource/noto-sans-{ethiopic,bengali,jp,kr,sc}
 * node scripts/assets/language-names.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';
import { runnerImport } from 'vite';

const languages = fileURLToPath(new URL('../../src/i18n/languages.ts', import.meta.url));
const { module: ours } = await runnerImport(languages, { configFile: false, logLevel: 'error' });
const STYLES = new URL('../../src/styles/', import.meta.url);
const PACKAGES = new URL('../../node_modules/@fontsource/', import.meta.url);
/** Between the weight of a list and that of a row of buttons. */
const WEIGHT = 500;

const own = (file) => ({ source: new URL(`fonts/${file}.woff2`, STYLES), axes: { wght: WEIGHT } });
const noto = (family, script) => ({
  source: new URL(`noto-sans-${family}/files/noto-sans-${family}-${script}-${WEIGHT}-normal.woff2`, PACKAGES),
});
/** The font of each script and the languages written in it. Latin letters are on every page already. */
const FONTS = {
  ethiopic: { codes: ['am'], ...noto('ethiopic', 'ethiopic') },
  arabic: { codes: ['ar'], ...own('text-arabic') },
  bengali: { codes: ['bn'], ...noto('bengali', 'bengali') },
  greek: { codes: ['el'], ...own('text-greek') },
  devanagari: { codes: ['hi', 'ne'], ...own('text-devanagari') },
  japanese: { codes: ['ja'], ...noto('jp', 'japanese') },
  korean: { codes: ['ko'], ...noto('kr', 'korean') },
  chinese: { codes: ['zh'], ...noto('sc', 'chinese-simplified') },
};

const faces = [];
for (const [script, { codes, source, axes }] of Object.entries(FONTS)) {
  const names = ours.LANGUAGES.filter(({ code }) => codes.includes(code)).map(({ name }) => name);
  const font = await subsetFont(readFileSync(source), names.join(''), {
    targetFormat: 'woff2',
    variationAxes: axes,
  });
  writeFileSync(new URL(`fonts/names-${script}.woff2`, STYLES), font);
  faces.push(face(script, names.join('')));
}
writeFileSync(
  new URL('language-names.css', STYLES),
  `/* Written by scripts/assets/language-names.mjs: the letters of the languages' own names, for lists of languages. */\n${faces.join('')}`,
);

function face(script, letters) {
  const points = [...new Set(letters)].map((letter) => letter.codePointAt(0) ?? 0).sort((a, b) => a - b);
  return `@font-face {
  font-family: 'PG Names';
  src: url('./fonts/names-${script}.woff2') format('woff2');
  font-weight: 400 700;
  font-display: swap;
  unicode-range: ${points.map((point) => `U+${point.toString(16).toUpperCase()}`).join(', ')};
}
`;
}
