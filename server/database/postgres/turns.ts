/** One at a time, in the order in which they came. */
export class Turns {
  private last: Promise<void> = Promise.resolve();

  /** Waits for one's turn, and returns what ends it. */
  async take(): Promise<() => void> {
    const before = this.last;
    let end: () => void = () => undefined;
    this.last = new Promise((resolve) => {
      end = resolve;
    });
    await before;
    return end;
  }
}
