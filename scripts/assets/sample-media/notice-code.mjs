import { SLIP, WHITE } from './paint.mjs';

/**
 * The QR code of "Sample site of a games festival. This code carries no payment details." (version 5, correction M):
 * 37 rows of 37 modules, each row a number in base 36. Computed once with the npm package `qrcode`, which the
 * project does not need for anything else; the text never changes.
 */
const ROWS =
  '1qvgznun w3ycmyp 19xthhzx 1a09ztjx 1a1b7q71 w9cuy4h 1qt5f2wv 6s4r9c yf8wdmh 17mt7lsg 1lwhxa6c 12n7a0as ' +
  '1ftm1pt9 18rkkr6k 1o635jzo ws8vttx 110t00z1 t2cj034 4viv96g gykoqdh 1p5g824t uxizoy8 wezh6j0 1oa9cjt2 ' +
  'pdja3b9 1leu8tub ejw2hwo czbhqg7 1q0ka9dj 65tesc 1qw0ktb2 w4klhqs 1a2wbaif 19yjhp45 19w4bp38 w3dduhy ' +
  '1qs2cajb';
const MODULES = 37;
const QUIET_ZONE = 4;
const MODULE_SIZE = 10;

/** The code of the donation page: a notice, not a payment address (reading Q-69). */
export const noticeCode = () => {
  const side = (MODULES + 2 * QUIET_ZONE) * MODULE_SIZE;
  const runs = ROWS.split(' ').flatMap((row, y) => {
    const modules = Number.parseInt(row, 36).toString(2).padStart(MODULES, '0');
    return [...modules.matchAll(/1+/g)].map(
      ({ index, 0: dark }) => `M${index} ${y}h${dark.length}v1h-${dark.length}z`,
    );
  });
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 ${side} ${side}">` +
    `<title>Sample code without payment details</title><path d="M0 0h${side}v${side}H0z" fill="${WHITE}"/>` +
    `<path transform="translate(${QUIET_ZONE * MODULE_SIZE} ${QUIET_ZONE * MODULE_SIZE}) scale(${MODULE_SIZE})" ` +
    `fill="${SLIP}" shape-rendering="crispEdges" d="${runs.join('')}"/></svg>\n`
  );
};
