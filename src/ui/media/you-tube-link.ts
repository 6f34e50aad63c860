import {
  greeting,
  orderMessage,
  type PlayerOrder,
  type PlayerReport,
  type PlayerState,
  readReport,
  SEEK_WAIT_MS,
} from './you-tube-protocol.ts';

const GREET_EVERY_MS = 250;
/** Twenty seconds: a frame that stays silent this long is blocked or unreachable. */
const MOST_GREETINGS = 80;
/** In these states a seek does not start the film; before its first picture it would. */
const MAY_SEEK: ReadonlySet<PlayerState> = new Set(['ended', 'playing', 'paused', 'buffering']);

/** What the page can ask of a player. */
export interface PlayerHandle {
  play(): void;
  pause(): void;
  mute(): void;
  unmute(): void;
  /** @returns resolves when the player has changed its state, at the latest after three seconds (section 9) */
  seekTo(seconds: number): Promise<void>;
}

/**
 * Exchanges messages with one player in a frame (reading Q-77): none of its scripts run here. Commands sent before it
 * answers wait. The messages are not secret, so they go to any origin in the frame: if the frame is blocked, a target
 * origin would only fill the console with errors. Only messages from this frame are accepted.
 */
export class YouTubeLink implements PlayerHandle {
  private readonly waiting: string[] = [];
  private readonly waits = new Set<() => void>();
  private readonly greetings: ReturnType<typeof setInterval>;
  private readonly frame: HTMLIFrameElement;
  private hear: ((report: PlayerReport) => void) | null = null;
  private isAnswered = false;
  private state: PlayerState = 'unstarted';

  /**
   * @param frame the player's frame
   * @param id chosen by the page; the player repeats it
   * @throws Error 'Element does not exist.' without a frame in the page (section 8)
   */
  constructor(
    frame: HTMLIFrameElement | null,
    private readonly id: string,
  ) {
    if (!frame?.isConnected) throw new Error('Element does not exist.');
    this.frame = frame;
    addEventListener('message', this.listen);
    let left = MOST_GREETINGS;
    this.greetings = setInterval(() => {
      this.post(greeting(id));
      left -= 1;
      if (left <= 0) clearInterval(this.greetings);
    }, GREET_EVERY_MS);
  }

  /**
   * Sets the listener for the player's messages, once and for all.
   *
   * @throws Error 'Event handlers cannot be overwritten.' the second time (section 8)
   */
  onReport(hear: (report: PlayerReport) => void): void {
    if (this.hear !== null) throw new Error('Event handlers cannot be overwritten.');
    this.hear = hear;
  }

  play = (): void => this.order('playVideo');
  pause = (): void => this.order('pauseVideo');
  mute = (): void => this.order('mute');
  unmute = (): void => this.order('unMute');

  seekTo = async (seconds: number): Promise<void> => {
    // A player that starts automatically may be playing before it has answered.
    if (!this.isAnswered) await this.nextState();
    if (!MAY_SEEK.has(this.state)) return;
    this.order('seekTo', [seconds, true]);
    await this.nextState();
  };

  close(): void {
    removeEventListener('message', this.listen);
    clearInterval(this.greetings);
    for (const finish of this.waits) finish();
  }

  private readonly listen = ({ source, data }: MessageEvent): void => {
    if (source === null || source !== this.frame.contentWindow) return;
    const report = readReport(data);
    if (report === null) return;
    if (!this.isAnswered) this.begin();
    if (report.state !== undefined && report.state !== this.state) {
      this.state = report.state;
      for (const finish of this.waits) finish();
    }
    this.hear?.(report);
  };

  /** Resolves with the next state, or when the wait is over. */
  private nextState(): Promise<void> {
    return new Promise((resolve) => {
      const finish = () => {
        clearTimeout(limit);
        this.waits.delete(finish);
        resolve();
      };
      const limit = setTimeout(finish, SEEK_WAIT_MS);
      this.waits.add(finish);
    });
  }

  private begin(): void {
    this.isAnswered = true;
    clearInterval(this.greetings);
    this.post(orderMessage(this.id, 'addEventListener', ['onStateChange']));
    for (const message of this.waiting.splice(0)) this.post(message);
  }

  private order(order: PlayerOrder, values: readonly unknown[] = []): void {
    const message = orderMessage(this.id, order, values);
    if (this.isAnswered) this.post(message);
    else this.waiting.push(message);
  }

  private post(message: string): void {
    this.frame.contentWindow?.postMessage(message, '*');
  }
}
