import { API_FOR } from '../api-for.ts';
import { commandEndpoint } from '../endpoint.ts';
import { entity, flag } from '../fields.ts';
import { mapRead, wholeOf } from '../read-body.ts';
import type { ContactEntries } from './contact-entries.ts';

/** The body as the provider spells it (section 7); `firstName` holds the full name (reading Q-62). */
export interface ContactPayload {
  readonly firstName: string;
  readonly emailid: string;
  readonly contactno: string;
  readonly message: string;
  readonly sessionid: string;
  readonly apifor: string;
}

export const contactMessage = commandEndpoint<ContactPayload, 'accepted'>({
  name: 'contactMessage',
  path: '/api/cum',
  fields: ['firstName', 'emailid', 'contactno', 'message', 'sessionid', 'apifor'],
  read: mapRead(wholeOf(entity({ status: flag }), { status: 'named' }), () => 'accepted' as const),
  timeLimitMs: 15_000,
});

/** Converts checked entries into the request body. */
export function toContactPayload(entries: ContactEntries, sessionId: string): ContactPayload {
  return {
    firstName: entries.name,
    emailid: entries.email,
    contactno: entries.phone,
    message: entries.message,
    sessionid: sessionId,
    apifor: API_FOR,
  };
}
