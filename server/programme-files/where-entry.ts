import type { Where } from './problem.ts';
import { shortened } from './shortened.ts';

/** Names an entry of a format without rows by its title, or else by its time, place and id. */
export function whereEntry(title: string, when: string, place: string, id: string): Where {
  if (title !== '') return { entry: shortened(title) };
  const about = [when, place, id && `id ${id}`].filter(Boolean).join(', ');
  return { entry: '', ...(about !== '' && { about: shortened(about) }) };
}
