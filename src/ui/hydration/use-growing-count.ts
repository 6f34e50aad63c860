import { useEffect, useState } from 'react';

const RESTS_MS = 30;

/**
 * How much of a long list is drawn: one portion at first, another whenever the page has rested, until all is there.
 * Thousands at once would hold the page up for seconds.
 *
 * @param portion how many more at a time
 */
export function useGrowingCount(length: number, portion: number): number {
  const [count, setCount] = useState(portion);
  useEffect(() => {
    if (count >= length) return;
    const timer = setTimeout(setCount, RESTS_MS, count + portion);
    return () => clearTimeout(timer);
  }, [count, length, portion]);
  return Math.min(count, length);
}
