import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { acceptedEncoding, type Encoding } from './accepted-encoding.ts';

/** Smaller answers fit into one packet uncompressed. */
const SMALLEST_BYTES = 1_024;
/** The highest quality would take longer than it saves in transfer. */
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const packers: Readonly<Record<Encoding, (bytes: Buffer) => Promise<Buffer>>> = {
  br: (bytes) => brotli(bytes, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } }),
  gzip: promisify<Buffer, Buffer>(gzip),
};

/** Returns bytes in an encoding. */
export const compressed = (bytes: Buffer, encoding: Encoding): Promise<Buffer> => packers[encoding](bytes);

/** Returns how to encode a response of that length for a client with these encodings; null means uncompressed. */
export const encodingFor = (byteLength: number, acceptEncoding: string | undefined): Encoding | null =>
  byteLength < SMALLEST_BYTES ? null : acceptedEncoding(acceptEncoding);
