import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|svg|json|webmanifest|txt|xml|atom)$/;
const SMALLEST_BYTES = 512;
const BEST = { params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY } };
const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes `.br` and `.gz` files beside the text files of a folder, so that the server never compresses a response itself. */
export async function compressFolder(folder: string): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter(
      (file) => COMPRESSIBLE.test(file) && statSync(file).isFile() && statSync(file).size >= SMALLEST_BYTES,
    );
  await Promise.all(
    files.map(async (file) => {
      const body = readFileSync(file);
      writeFileSync(`${file}.br`, await toBrotli(body, BEST));
      writeFileSync(`${file}.gz`, await toGzip(body, { level: 9 }));
    }),
  );
}
