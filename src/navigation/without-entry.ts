/**
 * Returns the query for a link to a section of the same page: with the schedule's day, which a bare hash link would
 * drop, but without the entry it opened at, which would take the visitor there again.
 */
export function withoutEntry(search: string): string {
  const kept = new URLSearchParams(search);
  if (!kept.has('entry')) return search;
  kept.delete('entry');
  return kept.size === 0 ? '' : `?${kept}`;
}
