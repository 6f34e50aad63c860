import { firstScreen } from './first-sight.mjs';

const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g;

/**
 * Parts the sheet of icons: what a ready page's first screen shows stands before it, so that the first frame has it;
 * what the rest or its scripts show stands behind the page, so that the first frame does not wait for it. A page that
 * names no first screen is one as far as its foot.
 *
 * @param {string} sheet the whole sheet, an `<svg>` of `<symbol>`s
 * @param {string} html the page
 * @returns {{ before: string, behind: string }} two sheets
 */
export function iconSheets(sheet, html) {
  const shown = firstScreen(html) ?? html.slice(0, html.lastIndexOf('</main>'));
  const opening = sheet.slice(0, sheet.indexOf('<symbol'));
  const parts = { before: '', behind: '' };
  for (const [symbol, id] of sheet.matchAll(SYMBOL))
    parts[shown.includes(`href="#${id}"`) ? 'before' : 'behind'] += symbol;
  return { before: `${opening}${parts.before}</svg>`, behind: `${opening}${parts.behind}</svg>` };
}
