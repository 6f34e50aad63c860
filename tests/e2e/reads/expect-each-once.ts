import { expect } from '../../support/fixtures.ts';
import { cutTexts, type PrintedPage, squeezed, timesPrinted } from '../../support/reading/printed-pages.ts';

/** How often each text occurs. */
function counted(texts: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const text of texts) counts.set(squeezed(text), (counts.get(squeezed(text)) ?? 0) + 1);
  return counts;
}

/** Every session is on the pages as often as the schedule has it, whole and on one page; and nothing is cut. */
export function expectEachOnce(pages: readonly PrintedPage[], sessions: readonly string[]): void {
  const wanted = counted(sessions);
  expect(wanted.size).toBeGreaterThan(0);
  const printed = new Map([...wanted.keys()].map((text) => [text, timesPrinted(pages, text)]));
  expect(printed).toEqual(wanted);
  expect(cutTexts(pages)).toEqual([]);
}
