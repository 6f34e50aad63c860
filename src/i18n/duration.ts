import type { TFunction } from 'i18next';

/** Formats how long something takes: "25 min", "2 h", "2 h 5 min". */
export function formatDuration(wholeMinutes: number, t: TFunction): string {
  const [hours, minutes] = [Math.floor(wholeMinutes / 60), wholeMinutes % 60];
  if (hours === 0) return t('ui.minutes', { minutes });
  return minutes === 0 ? t('ui.hours', { hours }) : t('ui.hoursAndMinutes', { hours, minutes });
}
