/** The longest wait for a server, whatever it asks, while a visitor is reading or wants a message sent now. */
export const LONGEST_READ_WAIT_MS = 5 * 60_000;
/**
 * The longest wait of a message that is sent automatically. A longer one is an error of the server or of something in
 * between.
 */
export const LONGEST_SEND_WAIT_MS = 60 * 60_000;
