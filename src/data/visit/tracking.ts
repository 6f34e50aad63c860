import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type SendOutcome, send } from '#core/api-client/send.ts';
import { toTrackingPayload, trackVisit } from '#core/contract/entities/tracking.ts';
import { isPreview } from '#core/preview.ts';
import { currentConnection, followConnection } from '../connection/connection.ts';
import { isKiosk } from './is-kiosk.ts';
import { sessionId } from './session-id.ts';

/** A page has many links that ask for the string, so a visit that could not be reported is retried only after this. */
const REST_MS = 30_000;

/**
 * Reports the visit and returns the string for registration links, or null while there is none: links must work without
 * it (API-18, API-19). A kiosk's links never carry it: they open on a visitor's own phone, where nothing may track them
 * (reading Q-67). A failed report is retried when the network is back.
 */
export function useTrackingString(pageName: string, eventId: string): string | null {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const { data, refetch } = useQuery({
    queryKey: ['tracking', pageName, eventId],
    enabled: mounted && eventId !== '' && !isPreview(),
    staleTime: ({ state }) => (isOpen(state.data) ? REST_MS : Number.POSITIVE_INFINITY),
    queryFn: () => {
      const visit = {
        fromUrl: document.referrer,
        toUrl: location.href,
        pageName,
        userAgent: navigator.userAgent,
        sessionId: sessionId(),
        eventId,
      };
      return send(trackVisit, toTrackingPayload(visit));
    },
  });
  const isUnreported = isOpen(data);
  useEffect(() => {
    if (!isUnreported) return;
    return followConnection(() => {
      if (currentConnection() === 'reached') void refetch({ cancelRefetch: false });
    });
  }, [isUnreported, refetch]);
  // A block that hydrates late was rendered without the string, which the page may have by now.
  return mounted && data?.kind === 'answered' && !isKiosk() ? data.value : null;
}

/** Whether the visit is neither accepted nor refused yet. */
function isOpen(outcome: SendOutcome<unknown> | undefined): boolean {
  return outcome?.kind === 'no-answer' || outcome?.kind === 'busy';
}
