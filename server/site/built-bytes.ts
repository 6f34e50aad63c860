import { readFileSync, statSync } from 'node:fs';

interface Held {
  readonly mark: string;
  readonly bytes: Buffer;
}

/** Small files of the build that are sent again and again, each read again only when it has changed. */
export class BuiltBytes {
  private readonly held = new Map<string, Held>();

  /** Returns what is in a file; null if there is none. It looks at once: another thread would take longer than the look. */
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
