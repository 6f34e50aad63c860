import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { makePacksAhead } from '../../app/make-packs-ahead.ts';
import { loadLanguages } from '../../features/shell/language-select/load-languages.ts';
import { kioskSettings } from '../settings/kiosk.ts';
import { followErrors } from '../unattended/kiosk-errors.ts';
import { refreshHourly } from '../unattended/kiosk-refresh.ts';
import { reportHourly } from '../unattended/kiosk-report.ts';
import { updateWhileIdle } from '../unattended/kiosk-update.ts';
import { keepAwake } from '../unattended/wake-lock.ts';
import { makeUpForNewPage } from './end-visit.ts';

/** The page has settled by then. */
const AHEAD_AFTER_MS = 6_000;
const MAKE_UP_EVERY_MS = 30_000;
const fetchAhead = () => makePacksAhead(kioskSettings().eventPath);
/** Preloads the start page, where a visit ends even if nothing can be loaded by then. */
const preloadStartPage = () => import('../pages/kiosk/kiosk-page.tsx').catch(() => undefined);

/**
 * Runs the kiosk's background work, day and night: keeps the screen on, records errors, reports, refetches, fetches
 * what it needs offline, and takes new builds while nobody uses it.
 */
export function useUnattended(isIdle: boolean): void {
  const client = useQueryClient();
  const isIdleNow = useRef(isIdle);
  useEffect(() => {
    isIdleNow.current = isIdle;
  }, [isIdle]);
  useEffect(() => {
    const ends = [keepAwake(), followErrors(), refreshHourly(client, fetchAhead), reportHourly()];
    if (import.meta.env.PROD) ends.push(updateWhileIdle(() => isIdleNow.current));
    void preloadStartPage();
    const timer = setTimeout(() => {
      void loadLanguages();
      void fetchAhead().catch(console.warn);
    }, AHEAD_AFTER_MS);
    const makingUp = setInterval(() => void makeUpForNewPage(() => isIdleNow.current), MAKE_UP_EVERY_MS);
    return () => {
      clearTimeout(timer);
      clearInterval(makingUp);
      for (const end of ends) end();
    };
  }, [client]);
}
