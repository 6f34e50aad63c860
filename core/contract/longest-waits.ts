/** A visitor who reads, or who wants a message sent now, waits no longer for a server, whatever it wishes. */
export const LONGEST_READ_WAIT_MS = 5 * 60_000;
/** A message that goes out by itself waits no longer: more is a slip of the server's, or of somebody in between. */
export const LONGEST_SEND_WAIT_MS = 60 * 60_000;
