const SYMBOL = /<symbol id="([^"]+)"[\s\S]*?<\/symbol>/g;

/**
 * Parts the sheet of icons: what a ready page shows itself stands before it, so that the first frame has it; what
 * only its foot or its scripts show stands behind it, so that the first frame does not wait for it.
 *
 * @param {string} sheet the whole sheet, an `<svg>` of `<symbol>`s
 * @param {string} html the page
 * @returns {{ before: string, behind: string }} two sheets
 */
export function iconSheets(sheet, html) {
  const shown = html.slice(0, html.lastIndexOf('</main>'));
  const opening = sheet.slice(0, sheet.indexOf('<symbol'));
  const parts = { before: '', behind: '' };
  for (const [symbol, id] of sheet.matchAll(SYMBOL))
    parts[shown.includes(`href="#${id}"`) ? 'before' : 'behind'] += symbol;
  return { before: `${opening}${parts.before}</svg>`, behind: `${opening}${parts.behind}</svg>` };
}
