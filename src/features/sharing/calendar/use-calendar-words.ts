import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarWords } from '#core/calendar/calendar-entry.ts';

/** Returns the sentences of a description, in the language of the page. */
export function useCalendarWords(): CalendarWords {
  const { t } = useTranslation();
  return useMemo(
    () => ({
      endOpen: t('calendar.endOpen'),
      until: (time) => t('ui.until', { time }),
    }),
    [t],
  );
}
