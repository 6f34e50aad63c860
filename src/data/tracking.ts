import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { send } from '#core/api-client/send.ts';
import { toTrackingPayload, trackVisit } from '#core/contract/tracking.ts';
import { sessionId } from './session-id.ts';

/**
 * Reports the visit and gives the string that registration links carry, or null while there is none:
 * links must work without it (API-18, API-19).
 */
export function useTrackingString(pageName: string, eventId: string): string | null {
  const [mounted, setMounted] = useState(false);
  useEffect(() => setMounted(true), []);
  const { data } = useQuery({
    queryKey: ['tracking', pageName, eventId],
    enabled: mounted && eventId !== '',
    staleTime: Number.POSITIVE_INFINITY,
    queryFn: async () => {
      const visit = {
        fromUrl: document.referrer,
        toUrl: location.href,
        pageName,
        userAgent: navigator.userAgent,
        sessionId: sessionId(),
        eventId,
      };
      const outcome = await send(trackVisit, toTrackingPayload(visit));
      return outcome.kind === 'answered' ? outcome.value : null;
    },
  });
  return data ?? null;
}
