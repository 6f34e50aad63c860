import { readFileSync, statSync } from 'node:fs';

interface Held {
  readonly mark: string;
  readonly bytes: Buffer;
}

/** Small files of the build that are sent again and again, each read again only when it has changed. */
export class BuiltBytes {
  private readonly held = new Map<string, Held>();

  /**
   * Returns the content of a file; null if there is none. It reads synchronously, which is faster than another thread.
   */
  read(path: string): Buffer | null {
    const found = statSync(path, { throwIfNoEntry: false });
    if (found?.isFile() !== true) {
      this.held.delete(path);
      return null;
    }
    const mark = `${found.mtimeMs}/${found.size}/${found.ino}`;
    const held = this.held.get(path);
    if (held?.mark === mark) return held.bytes;
    const bytes = readFileSync(path);
    this.held.set(path, { mark, bytes });
    return bytes;
  }
}
