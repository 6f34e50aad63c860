import type { TFunction } from 'i18next';
import { formatFullDay, formatWeekday } from '#core/time/format/day.ts';
import { type AskedDay, dateOfAsked } from '../days/when.ts';
import type { AskedTime } from '../search-index.ts';

/** Returns the heading of what is on at the time asked for: "Tomorrow · Monday, 30th November 2026 · Evening". */
export function askedLabel({ when, today }: AskedTime, t: TFunction, language: string): string {
  return [
    when.isNow && t('ui.onNow'),
    ...when.days.flatMap((day) => [nearness(day, t), nameOf(day, today, language)]),
    ...when.parts.map((part) => t(`search.parts.${part}`)),
  ]
    .filter(Boolean)
    .join(' · ');
}

function nearness(day: AskedDay, t: TFunction): string {
  if (!('offset' in day) || day.offset < 0 || day.offset > 1) return '';
  return t(day.offset === 0 ? 'search.today' : 'search.tomorrow');
}

function nameOf(day: AskedDay, today: string, language: string): string {
  const date = dateOfAsked(day, today);
  if (date !== null) return formatFullDay(date, language);
  // The first of November 2026 is a Sunday.
  const weekday = 'weekday' in day ? day.weekday : 0;
  return formatWeekday({ year: 2026, month: 11, day: 1 + weekday }, language, 'long');
}
