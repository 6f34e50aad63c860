import type { Encoding } from '../api/accepted-encoding.ts';
import { compressed } from '../api/compress.ts';
import { entityTag } from '../api/entity-tag.ts';

/** An answer as it is sent: its bytes, its tag, and its bytes in each encoding that somebody has asked for. */
export class WrittenAnswer {
  readonly bytes: Buffer;
  readonly tag: string;
  private readonly encoded = new Map<Encoding, Promise<Buffer>>();

  /** @param headers sent with every response */
  constructor(
    body: unknown,
    readonly headers: Readonly<Record<string, string>>,
  ) {
    const text = JSON.stringify(body);
    this.bytes = Buffer.from(text);
    this.tag = entityTag(text);
  }

  /** Returns its bytes in an encoding; they are compressed at most once. */
  bytesIn(encoding: Encoding): Promise<Buffer> {
    const known = this.encoded.get(encoding);
    if (known !== undefined) return known;
    const begun = compressed(this.bytes, encoding);
    this.encoded.set(encoding, begun);
    begun.catch(() => this.encoded.delete(encoding));
    return begun;
  }
}
