/** The sheets of an event, in the order of the choice. */
export const SHEETS = ['pocket', 'doors', 'large', 'plan', 'venue'] as const;
export type SheetName = (typeof SHEETS)[number];
/** All but the plan of the venue list sessions. */
export type ScheduleSheet = Exclude<SheetName, 'venue'>;

export const PAPERS = ['a4', 'letter'] as const;
export type Paper = (typeof PAPERS)[number];

export interface PrintChoice {
  readonly sheet: SheetName;
  readonly paper: Paper;
}

/** Regions whose printers hold US Letter; everywhere else they hold A4 (Unicode CLDR, `paperSize`). */
const LETTER_REGIONS = new Set('BZ CA CL CO CR GT MX NI PA PH PR SV US VE'.split(' '));

/**
 * Reads sheet and paper from the address. Without a paper it is the usual one where the visitor lives.
 *
 * @param languages BCP 47, in order of preference, as browsers give them
 */
export function readPrintChoice(search: URLSearchParams, languages: readonly string[]): PrintChoice {
  return {
    sheet: SHEETS.find((sheet) => sheet === search.get('sheet')) ?? 'pocket',
    paper: PAPERS.find((paper) => paper === search.get('paper')) ?? usualPaper(languages),
  };
}

function usualPaper(languages: readonly string[]): Paper {
  const region = languages.map((code) => /-([A-Z]{2})\b/.exec(code)?.[1]).find(Boolean);
  return region !== undefined && LETTER_REGIONS.has(region) ? 'letter' : 'a4';
}
