import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { readPictureName, VARIANT_FORMATS } from '#core/media/uploaded-picture.ts';

const NAME = `${'ab'.repeat(16)}-640x480`;

/** Puts a picture into a folder of uploads, as somebody would who copies one there. Returns its name. */
export async function variantFiles(uploads: string): Promise<string> {
  await mkdir(join(uploads, NAME), { recursive: true });
  for (const width of readPictureName(NAME)?.widths ?? [])
    for (const format of VARIANT_FORMATS)
      await writeFile(join(uploads, NAME, `${width}.${format}`), 'picture');
  return NAME;
}
