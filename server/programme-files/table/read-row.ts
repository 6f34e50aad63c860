import { cutText } from '#core/text/cut-text.ts';
import { CELL_ERROR } from '../cell-error.ts';
import { cleanLine, cleanText } from '../clean-text.ts';
import { MOST_NAME_CHARACTERS, MOST_NOTE_CHARACTERS } from '../limits.ts';
import { readPosition } from '../position.ts';
import type { Problem } from '../problem.ts';
import type { ProgrammeEntry } from '../programme.ts';
import { shortened } from '../shortened.ts';
import { readTimes } from './read-times.ts';
import type { Row } from './row.ts';
import type { RowContext } from './row-context.ts';

/** What a spreadsheet shows for a failed formula. */

/** Reads a row as an entry. Null if it is not an entry; if it should be one, the problems say why. */
export function readRow(
  row: Row,
  context: RowContext,
): { readonly entry: ProgrammeEntry | null; readonly problems: readonly Problem[] } {
  const problem = blockingProblem(row);
  if (problem !== null) return { entry: null, problems: [problem] };
  const times = readTimes(row, context);
  if (times.starts === null) return { entry: null, problems: times.problems };
  const problems = [...times.problems];
  const own = cleanLine(row.text('game'));
  const entry = {
    id: cleanLine(row.text('id')) || null,
    game: own === '' ? gameOf(row, context, problems) : own,
    title: cleanLine(row.text('title')),
    ...{ starts: times.starts, ends: times.ends },
    place: cleanLine(row.text('place')),
    latLong: positionOf(row, problems),
    note: noteOf(row, problems),
  };
  return { entry, problems };
}

/** Returns why a row cannot be an entry, regardless of its times; null if it can. */
function blockingProblem(row: Row): Problem | null {
  const isTimed = (['day', 'start', 'end', 'duration'] as const).some((field) => row.text(field) !== '');
  // Totals, remarks and subheadings.
  if (!isTimed)
    return { kind: 'not-an-entry', where: row.where(), facts: { text: shortened(row.texts().join(' · ')) } };
  for (const field of ['game', 'title', 'place'] as const) {
    const text = row.text(field);
    if (CELL_ERROR.test(text)) return { kind: 'cell-error', where: row.where(field), facts: { text } };
    if (text.length > MOST_NAME_CHARACTERS) {
      const facts = { length: text.length, most: MOST_NAME_CHARACTERS };
      return { kind: 'text-too-long', where: row.where(field), facts };
    }
  }
  if (cleanLine(row.text('title')) === '' && cleanLine(row.text('game')) === '')
    return { kind: 'name-missing', where: row.where(row.has('title') ? 'title' : 'game'), facts: {} };
  return null;
}

function gameOf(row: Row, { above, game }: RowContext, problems: Problem[]): string {
  // If the whole column is missing, it is reported once for the file.
  if (!row.has('game')) return game;
  const taken = above === null ? '' : cleanLine(above.text('game'));
  const kind = taken === '' ? 'game-missing' : 'game-from-above';
  problems.push({ kind, where: row.where('game'), facts: { taken: taken || game } });
  return taken || game;
}

function positionOf(row: Row, problems: Problem[]): string | null {
  const field = row.text('latLong') === '' ? 'latitude' : 'latLong';
  const text =
    field === 'latLong' ? row.text('latLong') : `${row.text('latitude')} ${row.text('longitude')}`.trim();
  const position = readPosition(text);
  if (text !== '' && position === null)
    problems.push({ kind: 'position-unreadable', where: row.where(field), facts: { text: shortened(text) } });
  return position;
}

function noteOf(row: Row, problems: Problem[]): string | null {
  const note = cleanText(row.text('note'));
  if (note.length > MOST_NOTE_CHARACTERS)
    problems.push({
      kind: 'note-shortened',
      where: row.where('note'),
      facts: { most: MOST_NOTE_CHARACTERS },
    });
  return cleanText(cutText(note, MOST_NOTE_CHARACTERS)) || null;
}
