import type { ContactPayload } from '#core/contract/entities/contact-message.ts';

/** A contact message as the site sends it. */
export const contactPayload = (message: string): ContactPayload => ({
  firstName: 'Ada',
  emailid: 'ada@example.org',
  contactno: '919876543210',
  message,
  sessionid: 'session-1',
  apifor: 'web',
});
