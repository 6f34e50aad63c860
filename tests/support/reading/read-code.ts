import { readFileSync } from 'node:fs';
import type { Locator } from '@playwright/test';
import { prepareZXingModule, readBarcodes } from 'zxing-wasm/reader';

const READER = new URL('../../../node_modules/zxing-wasm/dist/reader/zxing_reader.wasm', import.meta.url);

// By default the library would load the reader from another host.
void prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(readFileSync(READER)).buffer } });

/** What a camera reads from the code in a picture of this element, by another library than the one that renders it. */
export async function readCode(place: Locator): Promise<readonly string[]> {
  const picture = await place.screenshot();
  const found = await readBarcodes(new Uint8Array(picture), { formats: ['QRCode'], tryHarder: true });
  return found.map(({ text }) => text);
}
