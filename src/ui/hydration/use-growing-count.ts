import { useEffect, useState } from 'react';

const RESTS_MS = 30;

/**
 * Returns how many entries of a long list to render: one portion at first, another whenever the page is idle, until all
 * are there. Thousands at once would block the page for seconds.
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
