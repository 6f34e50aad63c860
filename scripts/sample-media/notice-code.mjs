import { SLIP, WHITE } from './paint.mjs';

/**
 * The QR code of "This is a sample code. No payment is possible here." (version 4, correction M):
 * 33 rows of 33 modules, each row a number in base 36. Computed once; the text never changes.
 */
const ROWS =
  '3x22lbz 20a6y4h 2vqrrz1 2vjocbh 2vk9w0t 20icy0x 3xbl6yn ftjpc 2xir4vw 1oqo57l 17k7ljo 2syg0rw a63zqq 1i12v2d ' +
  '3do6l9i 1moplws 3tc166q 19hw7cz 1cr52q6 tw25fh 3br097f 358sfr6 2y6446m 2snxhgv 2kbc5x4 it0r9 3x4axcq 20lvqxi ' +
  '2vqt242 2vr9v7b 2vjsxu0 20a599g 3xckxr6';
const MODULES = 33;
const QUIET_ZONE = 4;
const MODULE_SIZE = 10;

/** The sample code of the donation page. */
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
    `<title>Sample code without payment</title><path d="M0 0h${side}v${side}H0z" fill="${WHITE}"/>` +
    `<path transform="translate(${QUIET_ZONE * MODULE_SIZE} ${QUIET_ZONE * MODULE_SIZE}) scale(${MODULE_SIZE})" ` +
    `fill="${SLIP}" shape-rendering="crispEdges" d="${runs.join('')}"/></svg>\n`
  );
};
