import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = 'previews';
const NAME_CHARS = 24;
/** As many are named in the build's output. */
const MOST_NAMED = 5;

/** What previews of a build are made of. */
export interface PreviewSources {
  readonly siteDir: string;
  /** The build before, whose previews are as good as new ones. */
  readonly earlierDir: string;
  /** The file of a picture by its address on a page; null if the build cannot read it. */
  readonly read: (address: string) => Promise<Buffer | null>;
  readonly draw: (picture: Buffer) => Promise<Buffer>;
  /** Changes whenever `draw` may make another preview of the same picture. */
  readonly recipe: string;
}

/** The previews that pages of a build have asked for. */
export interface Previews {
  /** Path of the preview of a picture; null if there can be none. */
  readonly previewOf: (address: string) => Promise<string | null>;
  /** One sentence for the build's output; null if every picture could be drawn. */
  readonly message: () => string | null;
}

/**
 * Draws previews into the built site when a page first shows the picture. They are named by what they are made of: pages
 * with the same picture share one, and what the build before has drawn is copied.
 */
export function openPreviews(sources: PreviewSources): Previews {
  const known = new Map<string, Promise<string | null>>();
  const undrawn: string[] = [];
  const previewOf = (address: string) => {
    const preview =
      known.get(address) ??
      putPreview(address, sources).catch(() => {
        undrawn.push(address);
        return null;
      });
    known.set(address, preview);
    return preview;
  };
  return { previewOf, message: () => undrawnMessage(undrawn) };
}

/** @throws if the picture cannot be read or drawn */
async function putPreview(address: string, sources: PreviewSources): Promise<string> {
  const { siteDir, earlierDir, read, draw, recipe } = sources;
  const picture = await read(address);
  if (picture === null) throw new Error(`${address} is nowhere that the build can read`);
  const name = createHash('sha256').update(recipe).update(picture).digest('hex').slice(0, NAME_CHARS);
  const file = `${FOLDER}/${name}.jpg`;
  const earlier = join(earlierDir, file);
  const preview = existsSync(earlier) ? readFileSync(earlier) : await draw(picture);
  mkdirSync(join(siteDir, FOLDER), { recursive: true });
  writeFileSync(join(siteDir, file), preview);
  return `/${file}`;
}

function undrawnMessage(addresses: readonly string[]): string | null {
  if (addresses.length === 0) return null;
  const named = addresses.slice(0, MOST_NAMED).join(', ');
  const others = addresses.length > MOST_NAMED ? ` and ${addresses.length - MOST_NAMED} more` : '';
  return `previews show the picture of the site instead of ${addresses.length} that the build cannot read: ${named}${others}`;
}
