import { readFileSync, statSync } from 'node:fs';

/**
 * A JSON file of the build, read again only when it has changed: a new build may replace the old one while the server
 * runs.
 */
export class BuiltJson<Content> {
  private seen = '';
  private content: Content;

  constructor(
    private readonly path: string,
    /** The content while the file is missing. */
    private readonly otherwise: Content,
  ) {
    this.content = otherwise;
  }

  /** Looks at the file each time, without leaving it to another thread: that takes longer than the look. */
  read(): Content {
    try {
      const { mtimeMs, size, ino } = statSync(this.path);
      const mark = `${mtimeMs}/${size}/${ino}`;
      if (mark !== this.seen) {
        this.content = JSON.parse(readFileSync(this.path, 'utf8')) as Content;
        this.seen = mark;
      }
    } catch (error) {
      if (!isMissing(error)) throw error;
      this.content = this.otherwise;
      this.seen = '';
    }
    return this.content;
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
