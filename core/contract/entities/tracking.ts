import * as v from 'valibot';
import { API_FOR } from '../api-for.ts';
import { commandEndpoint } from '../endpoint.ts';
import { findList } from '../envelope.ts';
import { entity, exact } from '../fields.ts';
import { withForm } from '../read-body.ts';

/** The body as the provider spells it (section 7). */
export interface TrackingPayload {
  readonly fromurl: string;
  readonly tourl: string;
  readonly pagename: string;
  readonly browseagent: string;
  readonly ip: string;
  readonly sessionid: string;
  readonly apifor: string;
  readonly eventid: string;
}

/** A visit, in our own field names. */
export interface Visit {
  readonly fromUrl: string;
  readonly toUrl: string;
  readonly pageName: string;
  readonly userAgent: string;
  readonly sessionId: string;
  readonly eventId: string;
}

const trackingResult = entity({ encrstr: exact });

export const trackVisit = commandEndpoint<TrackingPayload, string | null>({
  name: 'trackVisit',
  path: '/api/trackingevent',
  fields: ['fromurl', 'tourl', 'pagename', 'browseagent', 'ip', 'sessionid', 'apifor', 'eventid'],
  read: withForm({ takes: 'head', item: trackingResult, status: 'unnamed' }, (body): string | null => {
    // The visit has been recorded, whether or not there is a text to pass on.
    const first = v.safeParse(trackingResult, findList(body)[0]);
    return (first.success && first.output.encrstr) || null;
  }),
  timeLimitMs: 10_000,
});

/** Converts a visit into the request body. The server determines the visitor's IP address (reading Q-08). */
export function toTrackingPayload(visit: Visit): TrackingPayload {
  return {
    fromurl: visit.fromUrl,
    tourl: visit.toUrl,
    pagename: visit.pageName,
    browseagent: visit.userAgent,
    ip: '',
    sessionid: visit.sessionId,
    apifor: API_FOR,
    eventid: visit.eventId,
  };
}
