import { type RefObject, useEffect, useState } from 'react';

/**
 * Returns the moment before which the entries of the running day are collapsed; null on other days. It goes on with the
 * clock only while the list is still below the window: nothing that is in view may move.
 *
 * @param now milliseconds since 1970; null if the day is not running or the time is not known yet
 */
export function useCollapseMoment(now: number | null, list: RefObject<HTMLElement | null>): number | null {
  const [moment, setMoment] = useState(now);
  if (moment === null && now !== null) setMoment(now);
  useEffect(() => {
    if (now !== null && list.current !== null && list.current.getBoundingClientRect().top > innerHeight)
      setMoment(now);
  }, [now, list]);
  return now === null ? null : moment;
}
