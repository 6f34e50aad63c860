import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FestivalDay } from '../../../domain/schedule/schedule-days.ts';
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts';
import { readChoice, type ScheduleChoice, type ScheduleOptions, writeChoice } from './schedule-choice.ts';

const NOTHING_ASKED = new URLSearchParams();

/**
 * Returns the visitor's choice, stored in the address without a new history entry. The first render of a prerendered
 * page ignores it, because all visitors get the same HTML.
 */
export function useScheduleChoice(days: readonly FestivalDay[], options: ScheduleOptions) {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  const choice = useMemo(
    () => readChoice(isHydrated ? search : NOTHING_ASKED, days, options),
    [isHydrated, search, days, options],
  );
  // Two choices may come before the address has followed the first one, or before this effect has run for the first time.
  const latest = useRef(search);
  const seen = useRef(search);
  useEffect(() => {
    if (seen.current === search) return;
    seen.current = search;
    latest.current = search;
  }, [search]);
  const choose = useCallback(
    (change: Partial<ScheduleChoice>) => {
      latest.current = writeChoice(latest.current, change);
      setSearch(latest.current, { replace: true, preventScrollReset: true });
    },
    [setSearch],
  );
  return [choice, choose] as const;
}
