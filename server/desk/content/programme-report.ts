import type { ProgrammeReport } from '#core/desk/content.ts';
import {
  entryInWords,
  FIELD_WORDS,
  isMove,
  newEntryInWords,
  valueInWords,
} from '../../content/programme/programme-words.ts';
import { checksOf, isEmptyProgramme, notesSentence } from '../../content/programme/read-for-event.ts';
import { entryName } from '../../programme-files/entry-name.ts';
import type { ImportPlan } from '../../programme-files/plan/plan-import.ts';
import type { ReadProgramme } from '../../programme-files/programme.ts';
import { readingSentence } from '../../programme-files/sentences/reading-sentence.ts';

/** Reports a file that was refused. */
export const refusedReport = (problems: readonly string[]): ProgrammeReport => ({
  ...{ isImported: false, isEmpty: false, latestChange: null },
  ...{ added: [], changed: [], moved: [], removed: [], problems },
  ...{ notes: [], columns: [], reading: null, encoding: null },
});

/**
 * Reports what was read and what importing it would change.
 *
 * @param plan null if nothing can be imported
 */
export function programmeReport(
  programme: ReadProgramme,
  plan: ImportPlan | null,
  problems: readonly string[],
): ProgrammeReport {
  const changed = plan?.changed ?? [];
  const [checks, notes] = [checksOf(programme, plan), notesSentence(programme)];
  return {
    ...{ isImported: false, isEmpty: isEmptyProgramme(programme), latestChange: null },
    added: (plan?.added ?? []).map(({ entry }) => newEntryInWords(entry)),
    changed: changed.filter((one) => !isMove(one)).map(changeInWords),
    moved: changed.filter(isMove).map(changeInWords),
    removed: (plan?.removed ?? []).map(entryInWords),
    problems,
    notes: notes === null ? checks : [...checks, notes],
    columns: programme.mapping.sheets.flatMap(({ sheet, columns }) =>
      columns.map(({ column, field, samples = [] }) => ({ sheet, column, field, samples })),
    ),
    reading: readingSentence(programme.mapping),
    encoding: programme.mapping.encoding,
  };
}

const changeInWords = ({ before, changes }: ImportPlan['changed'][number]) => ({
  title: entryName(before),
  fields: changes.map(({ field, from, to }) => ({
    field: FIELD_WORDS[field],
    before: valueInWords(field, from),
    after: valueInWords(field, to),
  })),
});
