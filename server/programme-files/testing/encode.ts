import { decodeAs } from '../text-encoding.ts';

/** Encodes a text in one of the encodings from before Unicode, which Node only decodes. */
export function encode(text: string, encoding: string): Buffer {
  const byteOf = new Map(
    Array.from({ length: 256 }, (_, byte) => [decodeAs(Uint8Array.of(byte), encoding), byte]),
  );
  return Buffer.from(
    [...text].map((sign) => {
      const byte = byteOf.get(sign);
      if (byte === undefined) throw new RangeError(`${encoding} has no ${sign}`);
      return byte;
    }),
  );
}
