import { readFileSync, statSync } from 'node:fs';

/**
 * A JSON file of the build, read again only when it has changed: a new build may replace the old one while the server
 * runs.
 */
export class BuiltJson<Parsed, Content = Parsed> {
  private seen = '';
  private content: Content;

  constructor(
    private readonly path: string,
    /** What is read from it. */
    private readonly prepare: (parsed: Parsed) => Content,
    /** The value used while the file is missing. */
    private readonly otherwise: Parsed,
  ) {
    this.content = prepare(otherwise);
  }

  /** Checks the file each time, synchronously, which is faster than another thread. */
  read(): Content {
    try {
      const { mtimeMs, size, ino } = statSync(this.path);
      const mark = `${mtimeMs}/${size}/${ino}`;
      if (mark !== this.seen) {
        this.content = this.prepare(JSON.parse(readFileSync(this.path, 'utf8')) as Parsed);
        this.seen = mark;
      }
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (this.seen !== '') this.content = this.prepare(this.otherwise);
      this.seen = '';
    }
    return this.content;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
