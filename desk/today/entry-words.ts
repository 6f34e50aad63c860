import type { DeskItem } from '#core/desk/content.ts';
import { clockOf } from './local-time.ts';

const text = ({ body }: DeskItem, field: string) => String(body[field] ?? '');

/** "Kithara: final" */
export function entryTitle(entry: DeskItem): string {
  const [game, title] = [text(entry, 'game'), text(entry, 'title')];
  return title !== '' && title !== game ? `${game}: ${title}` : game || entry.id;
}

/** What an entry was before it was changed: "Was 6:00 PM, Odeon."; null if it is as before. */
export function entryWas(before: DeskItem, now: DeskItem, day: string): string | null {
  const was = [
    text(before, 'startsAt') === text(now, 'startsAt') ? '' : clockOf(text(before, 'startsAt'), day),
    text(before, 'place') === text(now, 'place') ? '' : text(before, 'place') || 'no place',
  ].filter(Boolean);
  return was.length === 0 ? null : `Was ${was.join(', ')}.`;
}
