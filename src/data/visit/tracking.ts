import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type SendOutcome, send } from '#core/api-client/send.ts';
import { toTrackingPayload, trackVisit } from '#core/contract/entities/tracking.ts';
import { currentConnection, followConnection } from '../connection/connection.ts';
import { isKiosk } from './is-kiosk.ts';
import { sessionId } from './session-id.ts';

/** A page has many links that ask for the string; a visit that could not be reported rests between two tries. */
const REST_MS = 30_000;

/**
 * Reports the visit and gives the string that registration links carry, or null while there is none:
 * links must work without it (API-18, API-19). A kiosk's links carry none: they go on somebody's own phone, where
 * nothing is to follow them (decision Q-67). What could not be reported is once the network is there.
 */
export function useTrackingString(pageName: string, eventId: string): string | null {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const { data, refetch } = useQuery({
    queryKey: ['tracking', pageName, eventId],
    enabled: mounted && eventId !== '',
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
  // A block that wakes late was drawn without the string, which the page may have by then.
  return mounted && data?.kind === 'answered' && !isKiosk() ? data.value : null;
}

/** Whether nobody has said yes or no to the visit. */
function isOpen(outcome: SendOutcome<unknown> | undefined): boolean {
  return outcome?.kind === 'no-answer' || outcome?.kind === 'busy';
}
