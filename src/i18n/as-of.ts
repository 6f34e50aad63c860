import { intlLocale } from './intl-locale.ts';
/** When something was so: the time alone on the day itself, otherwise with the date. */
export function asOf(at: number, language: string, now: number): string {
  const isToday = new Date(at).toDateString() === new Date(now).toDateString();
  const style: Intl.DateTimeFormatOptions = isToday
    ? { timeStyle: 'short' }
    : { dateStyle: 'medium', timeStyle: 'short' };
  return new Intl.DateTimeFormat(intlLocale(language), style).format(at);
}
