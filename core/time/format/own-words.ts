import type { CalendarDate } from '#core/contract/calendar-date.ts';
import type { Calendar, Length } from './calendar.ts';

/** Names from the first month, and from Sunday. */
interface Words {
  readonly months: string;
  readonly shortMonths: string;
  readonly weekdays: string;
  readonly shortWeekdays: string;
}

/** Months and weekdays of a language that does not ask the browser. */
export function ownWords(words: Words): Pick<Calendar, 'month' | 'weekday'> {
  const [months, weekdays] = [
    { long: words.months.split(' '), short: words.shortMonths.split(' ') },
    { long: words.weekdays.split(' '), short: words.shortWeekdays.split(' ') },
  ];
  return {
    month: ({ month }, length: Length) => months[length][month - 1] ?? '',
    weekday: (date, length) => weekdays[length][dayOfWeek(date)] ?? '',
  };
}

const dayOfWeek = ({ year, month, day }: CalendarDate) =>
  new Date(Date.UTC(year, month - 1, day)).getUTCDay();
