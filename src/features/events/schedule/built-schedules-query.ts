import { queryOptions } from '@tanstack/react-query';
import { paths } from '../../../navigation/paths.ts';

/**
 * Addresses of the schedules that the build has written as files (docs/open-data.md). The file is our own, so it needs
 * no access key, and a failure is silent.
 */
export const builtSchedulesQuery = queryOptions<readonly unknown[]>({
  queryKey: ['built-schedules'],
  staleTime: Number.POSITIVE_INFINITY,
  queryFn: async () => {
    const response = await fetch(paths.scheduleFiles());
    const list: unknown = response.ok ? await response.json() : null;
    if (!Array.isArray(list)) throw new Error(`${paths.scheduleFiles()} answered ${response.status}`);
    return list;
  },
});
