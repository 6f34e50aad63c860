/** A contact message as the form sends it, for tests. */
export const contactPayload = (message = 'Hello') => ({
  firstName: 'Ada Example',
  emailid: 'ada@example.org',
  contactno: '12345',
  message,
  sessionid: 's',
  apifor: 'web',
});
