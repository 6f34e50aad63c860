/** Returns the size in characters of JSON, as a page carries it. */
export const sizeOf = (value: unknown) => JSON.stringify(value)?.length ?? 0;

/**
 * Returns the beginning of an answer: its lists lose entries from the end until all lists together are small enough.
 * Words are never cut, and a list never loses its first entry.
 *
 * @param limit characters of JSON; a shorter answer is returned unchanged
 */
export function firstPart<Answer>(answer: Answer, limit: number): Answer {
  return sizeOf(answer) <= limit ? answer : (beginning(answer, { left: limit }) as Answer);
}

function beginning(value: unknown, room: { left: number }): unknown {
  if (Array.isArray(value)) return firstEntries(value, room);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, field]) => [name, beginning(field, room)]));
}

function firstEntries(list: readonly unknown[], room: { left: number }): unknown[] {
  const kept: unknown[] = [];
  for (const entry of list) {
    if (kept.length > 0 && room.left <= 0) break;
    const size = sizeOf(entry);
    if (size <= room.left) {
      kept.push(entry);
      room.left -= size;
      continue;
    }
    // The entry is too large as a whole. If it has lists that can be shortened, it stays as the last one.
    if (kept.length === 0 || holdsList(entry)) kept.push(beginning(entry, room));
    room.left = 0;
  }
  return kept;
}

const holdsList = (entry: unknown) =>
  typeof entry === 'object' && entry !== null && Object.values(entry).some(Array.isArray);
