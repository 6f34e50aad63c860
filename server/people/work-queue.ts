/** There is more to do than can be done soon. */
export class TooBusy extends Error {
  override readonly name = 'TooBusy';
}

/** Does only so much at once, in the order of arrival. */
export class WorkQueue {
  private running = 0;
  private readonly waiting: (() => void)[] = [];

  constructor(
    private readonly mostRunning: number,
    private readonly mostWaiting: number,
  ) {}

  /** @throws TooBusy if too much is waiting already */
  async run<Result>(work: () => Promise<Result>): Promise<Result> {
    if (this.running < this.mostRunning) this.running += 1;
    else if (this.waiting.length >= this.mostWaiting) throw new TooBusy();
    else await new Promise<void>((resolve) => this.waiting.push(resolve));
    try {
      return await work();
    } finally {
      // The next one takes over the place of this one.
      const next = this.waiting.shift();
      if (next === undefined) this.running -= 1;
      else next();
    }
  }
}
