import { useCallback, useEffect, useMemo, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { FilterOptions } from '../../../domain/schedule/filter-entries.ts';
import type { FestivalDay } from '../../../domain/schedule/schedule-days.ts';
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts';
import { readChoice, type ScheduleChoice, unknownIn, writeChoice } from './schedule-choice.ts';

const NOTHING_ASKED = new URLSearchParams();

/**
 * Returns the visitor's choice, stored in the address without a new history entry, and what the address names that the
 * schedule does not have. The first render of a prerendered page ignores it, because all visitors get the same HTML.
 */
export function useScheduleChoice(days: readonly FestivalDay[], options: FilterOptions) {
  const [search, setSearch] = useSearchParams();
  const isHydrated = useIsHydrated();
  const read = isHydrated ? search : NOTHING_ASKED;
  const choice = useMemo(() => readChoice(read, days, options), [read, days, options]);
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
  return [choice, choose, unknownIn(read, options)] as const;
}
