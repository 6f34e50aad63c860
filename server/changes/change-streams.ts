import { Readable } from 'node:stream';
import { REVISION_EVENT, type RevisionNews } from '#core/contract/changes-stream.ts';
import type { RevisionWatch } from './revision-watch.ts';

/** Proxies and phones close a connection that is silent for longer. */
const BEAT_EVERY_MS = 25_000;
const BEAT = ': still here\n\n';
/** Pages that lost a server come back spread over this time, not all at once. */
const SHORTEST_RETRY_MS = 2_000;
const LONGEST_RETRY_MS = 10_000;
/** Some hundred events: a client that far behind is gone, or catches up when it reconnects. */
const MOST_UNSENT_BYTES = 16 * 1024;

/** How many pages may listen at once. */
export interface StreamLimits {
  readonly perAddress: number;
  readonly inTotal: number;
}

/** Everybody who listens to the stream of changes. One text is written for all of them. */
export class ChangeStreams {
  private readonly open = new Set<Readable>();
  /** By address, of open streams and those about to open. */
  private readonly counts = new Map<string, number>();
  private total = 0;
  private leave: (() => void) | undefined;
  private timer: ReturnType<typeof setInterval> | undefined;
  private isClosed = false;

  constructor(
    private readonly watch: RevisionWatch,
    private readonly limits: StreamLimits,
  ) {}

  /** How many listen. */
  get size(): number {
    return this.open.size;
  }

  /**
   * Opens a stream, which begins with what is published. The caller destroys it when the page is gone.
   *
   * @param seen the last event that this page has seen; '' if none
   * @returns null if there are too many
   */
  async openFor(address: string, seen: string): Promise<Readable | null> {
    if (!this.take(address)) return null;
    const stream = new Readable({ highWaterMark: MOST_UNSENT_BYTES, read: () => undefined });
    stream.once('close', () => this.remove(stream, address));
    try {
      const { revision, publishedAt } = await this.watch.look();
      const events = seen === '' || seen === String(revision) ? [] : null;
      send(stream, `retry: ${retryMs()}\n${asText({ revision, publishedAt, events })}`);
      if (this.isClosed) stream.push(null);
      else this.open.add(stream);
      return stream;
    } catch (error) {
      stream.destroy();
      throw error;
    }
  }

  /** Ends all streams; no new one is opened. */
  close(): void {
    this.isClosed = true;
    for (const stream of this.open) stream.push(null);
    this.open.clear();
    this.rest();
  }

  private take(address: string): boolean {
    const taken = this.counts.get(address) ?? 0;
    if (this.isClosed || this.total >= this.limits.inTotal || taken >= this.limits.perAddress) return false;
    this.counts.set(address, taken + 1);
    this.total += 1;
    this.leave ??= this.watch.follow((news) => this.sendToAll(asText(news)));
    this.timer ??= setInterval(() => this.sendToAll(BEAT), BEAT_EVERY_MS).unref();
    return true;
  }

  private remove(stream: Readable, address: string): void {
    this.open.delete(stream);
    const left = (this.counts.get(address) ?? 0) - 1;
    if (left > 0) this.counts.set(address, left);
    else this.counts.delete(address);
    this.total -= 1;
    if (this.total === 0) this.rest();
  }

  private rest(): void {
    this.leave?.();
    this.leave = undefined;
    clearInterval(this.timer);
    this.timer = undefined;
  }

  private sendToAll(text: string): void {
    for (const stream of this.open) send(stream, text);
  }
}

/** Sends without waiting: a page that does not read is dropped. */
function send(stream: Readable, text: string): void {
  if (!stream.destroyed && !stream.push(text)) stream.destroy();
}

const asText = (news: RevisionNews) =>
  `event: ${REVISION_EVENT}\nid: ${news.revision}\ndata: ${JSON.stringify(news)}\n\n`;

const retryMs = () => Math.round(SHORTEST_RETRY_MS + Math.random() * (LONGEST_RETRY_MS - SHORTEST_RETRY_MS));
