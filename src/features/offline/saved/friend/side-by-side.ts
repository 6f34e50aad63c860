import { widest } from '../../../../domain/saved/festival-hours.ts';
import { freeTogether, overlap, type Stretch } from '../../../../domain/saved/free-together.ts';
import { type SavedDay, type TimedItem, takesTime } from '../saved-days.ts';

/** A line of a friend's day: an item with what it means for the visitor, or time that both have free. */
export type SharedLine =
  | {
      readonly kind: 'item';
      readonly item: TimedItem;
      /** Whether the visitor has saved it, too. */
      readonly isShared: boolean;
      /** What the visitor has saved for the same time. */
      readonly clashes: readonly TimedItem[];
    }
  | ({ readonly kind: 'free' } & Stretch);

interface Beside {
  /** What the visitor has saved. */
  readonly own: readonly TimedItem[];
  readonly isOwn: (item: TimedItem) => boolean;
  /** The festival's hours by event and the key of a day; null where its schedule is unknown. */
  readonly hoursOf: (eventPath: string, day: string) => Stretch | null;
  /** In milliseconds since 1970. */
  readonly now: number;
}

/**
 * Puts one day of a friend's list beside the visitor's own. Free time is looked for within the hours of the events at
 * which the friend is on that day, and from now on.
 */
export function sideBySide({ key, items }: SavedDay, { own, isOwn, hoursOf, now }: Beside): SharedLine[] {
  const ownBusy = own.filter(takesTime);
  const lines = items.map((item): SharedLine => {
    const others = takesTime(item)
      ? ownBusy.filter((other) => other.key !== item.key && overlap(stretchOf(item), stretchOf(other)))
      : [];
    return { kind: 'item', item, isShared: isOwn(item), clashes: others };
  });
  const busy = items.filter(takesTime);
  const events = new Set(busy.flatMap(({ ref }) => (ref.kind === 'entry' ? [ref.eventPath] : [])));
  const hours = widest([...events].flatMap((eventPath) => hoursOf(eventPath, key) ?? []));
  const gaps =
    hours === null
      ? []
      : freeTogether([...busy, ...ownBusy].map(stretchOf), { ...hours, from: Math.max(hours.from, now) });
  return merged(
    lines,
    gaps.map((gap) => ({ kind: 'free', ...gap })),
  );
}

const stretchOf = ({ from, endsAt }: TimedItem): Stretch => ({ from: from.at, to: endsAt });

/** Lines that take no time come first, as they do on the visitor's own list; the others go by their start. */
function merged(items: readonly SharedLine[], gaps: readonly SharedLine[]): SharedLine[] {
  const isAllDay = (line: SharedLine) => line.kind === 'item' && !takesTime(line.item);
  const startOf = (line: SharedLine) => (line.kind === 'item' ? line.item.from.at : line.from);
  const timed = [...items.filter((line) => !isAllDay(line)), ...gaps];
  return [...items.filter(isAllDay), ...timed.sort((a, b) => startOf(a) - startOf(b))];
}
