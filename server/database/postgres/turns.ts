interface Waiting {
  readonly begin: () => void;
}

/** One at a time, in the order in which they came. */
export class Turns {
  private isTaken = false;
  private readonly queue = new Set<Waiting>();

  /**
   * Waits for one's turn, and returns what ends it.
   *
   * @throws OutOfTurn if it has not come within the limit
   */
  async take(limitMs: number): Promise<() => void> {
    if (this.isTaken) await this.wait(limitMs);
    this.isTaken = true;
    let hasEnded = false;
    return () => {
      if (hasEnded) return;
      hasEnded = true;
      this.next();
    };
  }

  private wait(limitMs: number): Promise<void> {
    return new Promise((resolve, reject) => {
      const late = setTimeout(() => {
        this.queue.delete(waiting);
        reject(new OutOfTurn());
      }, limitMs);
      const begin = () => {
        clearTimeout(late);
        resolve();
      };
      const waiting = { begin };
      this.queue.add(waiting);
    });
  }

  /** It stays taken while it is handed on, so a newcomer cannot overtake. */
  private next(): void {
    const [first] = this.queue;
    if (first === undefined) this.isTaken = false;
    else {
      this.queue.delete(first);
      first.begin();
    }
  }
}

/** The wait was too long. It has PostgreSQL's code for a lock that was not available in time. */
export class OutOfTurn extends Error {
  override readonly name = 'OutOfTurn';
  readonly code = '55P03';

  constructor() {
    super('Others of this server have written for too long.');
  }
}
