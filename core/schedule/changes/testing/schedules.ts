import type { ScheduleChanges } from '../compare-schedules.ts';
import type { ComparedEntry, ComparedGame, GameEntry } from '../game-entry.ts';

/** An entry of March 2026: `05/03 10:00`, `05/03` for a day alone, or '' for no time. */
export const entry = (title: string, start: string, address: string): ComparedEntry => {
  const [day = '', time = ''] = start.split(' ');
  return { title, from: day && `${day}/2026${time && ` ${time}:00`}`, to: '', address };
};

export const game = (name: string, ...entries: ComparedEntry[]): ComparedGame => ({ game: name, entries });

/** What has changed, in sentences, in the order of the alphabet for each kind. */
export function inSentences({ games, entries }: ScheduleChanges): string[] {
  return [
    ...games.map(({ was, is }) => `${was} is now ${is}`),
    ...entries
      .filter(({ was, is }) => was === null || is === null)
      .map(({ was, is }) => (is === null ? `${was && nameOf(was)} is gone` : `${nameOf(is)} is new`)),
    ...entries
      .flatMap(({ was, is, parts }) => {
        if (was === null || is === null) return [];
        const values = [
          ...(parts.includes('time') ? [`${startOf(was)} → ${startOf(is)}`] : []),
          ...(parts.includes('place') ? [`${was.address} → ${is.address}`] : []),
        ];
        const name = parts.includes('title')
          ? `${nameOf(was)}, other ${parts.join(', ')} → ${nameOf(is)}`
          : '';
        return name || `${nameOf(is)}, other ${parts.join(', ')}: ${values.join(', ')}`;
      })
      .sort(),
  ];
}

const nameOf = ({ game: name, title }: GameEntry) => [name, title].filter(Boolean).join(': ');
const startOf = ({ from }: GameEntry) => from.replace('/2026', '').replace(/:00$/, '') || 'unknown';
