/** A message that a device has sent, if only once and in vain. */
export interface Sent {
  readonly device: number;
  readonly key: string;
  readonly text: string;
}

/** A message as the database has it. */
export interface Stored {
  readonly key: string;
  readonly text: string;
}

/** How the two sides differ, as texts of messages. All empty: each acknowledged message is stored once and in order. */
export interface Differences {
  /** Acknowledged, and not stored. */
  readonly lost: readonly string[];
  /** Stored more than once, under whatever key. */
  readonly doubled: readonly string[];
  /** Stored after a message that the same device sent later. */
  readonly outOfOrder: readonly string[];
  /** Stored, and sent by nobody in these words under this key. */
  readonly unknown: readonly string[];
  /** Never acknowledged, although all works again. */
  readonly stuck: readonly string[];
}

/**
 * Compares what devices have sent with what is stored.
 *
 * @param sent of each device in its order
 * @param acknowledged keys of messages that a server has said to have
 * @param stored in the order of the database
 */
export function compareLedgers(
  sent: readonly Sent[],
  acknowledged: ReadonlySet<string>,
  stored: readonly Stored[],
): Differences {
  const byText = new Map(sent.map((message, place) => [message.text, { ...message, place }]));
  const found = new Set<string>();
  const latest = new Map<number, number>();
  const doubled: string[] = [];
  const outOfOrder: string[] = [];
  const unknown: string[] = [];
  for (const { key, text } of stored) {
    const message = byText.get(text);
    if (found.has(text)) doubled.push(text);
    else if (message?.key !== key) unknown.push(text);
    found.add(text);
    if (message === undefined) continue;
    if (message.place < (latest.get(message.device) ?? -1)) outOfOrder.push(text);
    latest.set(message.device, Math.max(message.place, latest.get(message.device) ?? -1));
  }
  return {
    lost: sent.filter(({ key, text }) => acknowledged.has(key) && !found.has(text)).map(({ text }) => text),
    doubled,
    outOfOrder,
    unknown,
    stuck: sent.filter(({ key }) => !acknowledged.has(key)).map(({ text }) => text),
  };
}
