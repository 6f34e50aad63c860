/** A message as it is forwarded. */
export interface ForwardedMessage {
  /** The same for every attempt, so that the other side can tell a repetition. */
  readonly key: string;
  /** ISO 8601 in UTC. */
  readonly receivedAt: string;
  readonly name: string;
  readonly email: string;
  readonly phone: string;
  readonly text: string;
}

/** Where messages are sent on to. */
export interface ForwardTarget {
  /** Sends a message; throws unless the other side has taken it. */
  send(message: ForwardedMessage): Promise<void>;
}

/** The other side must have answered within this time. */
export const ANSWER_LIMIT_MS = 20_000;

/** A whole attempt ends then, even if a mail server still sends a line now and again. */
export const ATTEMPT_LIMIT_MS = 90_000;
