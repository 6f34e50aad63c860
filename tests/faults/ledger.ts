/** What a visitor was told about a message; `cut off`: the window was gone before anything could be shown. */
export type Told = 'sent' | 'waiting' | 'failed' | 'not kept' | 'cut off';

/** One message as the visitor's side knows it. Times are those of the test, which drives both sides. */
export interface Written {
  readonly text: string;
  readonly begunAt: number;
  readonly told: Told;
  /** From then on it is in the outbox like any other, and later messages come after it. */
  readonly restsAt: number;
}

/** How the two sides differ, as texts of messages. All empty: every message arrived once, or was reported as failed. */
export interface Differences {
  /** Promised, and neither at the server nor on the device. */
  readonly lost: readonly string[];
  readonly doubled: readonly string[];
  /** Arrived before an older one that was already in the outbox when they were written. */
  readonly outOfOrder: readonly string[];
  /** Still on the device although everything works again. */
  readonly stuck: readonly string[];
  /** Reported as failed, and yet at the server. */
  readonly deniedButThere: readonly string[];
}

/**
 * Compares what visitors were told with what the server has.
 *
 * @param received texts in the order of their arrival
 * @param left texts that are still on the device
 */
export function compareLedgers(
  written: readonly Written[],
  received: readonly string[],
  left: readonly string[],
): Differences {
  const places = new Map<string, number>();
  const doubled: string[] = [];
  for (const [place, text] of received.entries()) {
    if (places.has(text)) doubled.push(text);
    else places.set(text, place);
  }
  const stuck = new Set(left);
  const promised = written.filter(({ told }) => told === 'sent' || told === 'waiting' || told === 'cut off');
  const denied = written.filter(({ told }) => told === 'failed' || told === 'not kept');
  return {
    lost: promised.map(({ text }) => text).filter((text) => !places.has(text) && !stuck.has(text)),
    doubled,
    outOfOrder: findInversions(written, places),
    stuck: left,
    deniedButThere: denied.map(({ text }) => text).filter((text) => places.has(text)),
  };
}

function findInversions(written: readonly Written[], places: ReadonlyMap<string, number>): string[] {
  const arrived = written.flatMap((message) => {
    const place = places.get(message.text);
    return place === undefined ? [] : [{ ...message, place }];
  });
  arrived.sort((one, other) => one.place - other.place);
  let earliestRest = Number.POSITIVE_INFINITY;
  const overtaking: string[] = [];
  for (const message of arrived.toReversed()) {
    if (earliestRest < message.begunAt) overtaking.push(message.text);
    earliestRest = Math.min(earliestRest, message.restsAt);
  }
  return overtaking.reverse();
}
