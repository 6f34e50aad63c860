import { useEffect, useRef, useState } from 'react';

/**
 * Returns what to announce after a filter has led to another day, '' otherwise. The line of that day is new in the page,
 * and screen readers announce only changes of what was there before (WCAG 4.1.3).
 *
 * @param day the key of the day that is shown
 * @param asked the key of the day that the visitor has asked for; '' if the schedule opens it by itself
 * @param line what to say of that day
 * @param isReady whether the time is known: before, the day may change by itself
 */
export function useLedToDay(day: string | undefined, asked: string, line: string, isReady: boolean): string {
  const before = useRef({ day, asked, isReady });
  const [said, setSaid] = useState('');
  useEffect(() => {
    const was = before.current;
    before.current = { day, asked, isReady };
    if (was.day === day) return;
    setSaid(was.isReady && was.asked === '' && asked === '' ? line : '');
  }, [day, asked, line, isReady]);
  return said;
}
