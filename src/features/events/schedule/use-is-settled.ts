import { useIsFetching } from '@tanstack/react-query';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';

/**
 * Returns whether the schedule is whole, and no newer one is on its way: only then may one say that something is not in
 * it.
 *
 * @param isPart whether only the beginning of the schedule is loaded
 */
export function useIsSettled(eventPath: string, isPart: boolean): boolean {
  const isLoading = useIsFetching({ queryKey: scheduleQuery(eventPath).queryKey }) > 0;
  return !isPart && !isLoading;
}
