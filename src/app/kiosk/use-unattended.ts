import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { kioskSettings } from '../../data/kiosk.ts';
import { followErrors } from '../../data/kiosk-errors.ts';
import { refreshHourly } from '../../data/kiosk-refresh.ts';
import { updateWhileIdle } from '../../data/kiosk-update.ts';
import { keepAwake } from '../../data/wake-lock.ts';
import { makePacksAhead } from '../packs-ahead.ts';

/** The page is at rest by then. */
const AHEAD_AFTER_MS = 6_000;
const fetchAhead = () => makePacksAhead(kioskSettings().eventPath);

/**
 * What a kiosk does for itself, day and night: stays awake, notes what goes wrong, asks anew, fetches what it needs
 * without a network, and takes new builds while nobody uses it.
 */
export function useUnattended(isIdle: boolean): void {
  const client = useQueryClient();
  const isIdleNow = useRef(isIdle);
  useEffect(() => {
    isIdleNow.current = isIdle;
  }, [isIdle]);
  useEffect(() => {
    const ends = [keepAwake(), followErrors(), refreshHourly(client, fetchAhead)];
    if (import.meta.env.PROD) ends.push(updateWhileIdle(() => isIdleNow.current));
    const timer = setTimeout(() => void fetchAhead().catch(console.warn), AHEAD_AFTER_MS);
    return () => {
      clearTimeout(timer);
      for (const end of ends) end();
    };
  }, [client]);
}
