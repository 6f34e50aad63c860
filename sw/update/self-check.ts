import type { SelfCheckReply } from '#core/contract/worker-messages.ts';
import { canSave } from '#core/storage/device.ts';
import { isOurFile } from '../files/our-file.ts';
import type { Build } from './previous-build.ts';

/** Enough to distinguish a handful of builds, and short enough to read aloud. */
const NAME_BYTES = 6;

/**
 * Checks whether the site can run from this build: all its files are here and match their names, and the database
 * opens. A waiting worker opens it with this build's version, so that a failing upgrade is known while the previous
 * build still runs. Never throws.
 */
export async function selfCheck(build: Build): Promise<SelfCheckReply> {
  const [name, wrongFiles] = await Promise.all([nameOf(build), findWrong(build)]);
  // If a rejected build opened it, its version could be too new for the build that stays.
  const doesOpen = wrongFiles.length > 0 || (await canSave());
  const wrong = doesOpen ? wrongFiles : ['database'];
  return { kind: wrong.length === 0 ? 'fit' : 'unfit', build: name, files: build.cacheKeys.size, wrong };
}

/** Returns a hash over the addresses of all files, which change with their content. */
async function nameOf({ cacheKeys }: Build): Promise<string> {
  const addresses = [...cacheKeys].map((key) => {
    const { pathname, search } = new URL(key);
    return pathname + search;
  });
  const text = new TextEncoder().encode(addresses.sort().join('\n'));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', text), 0, NAME_BYTES);
  return Array.from(hash, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

async function findWrong({ cacheName, cacheKeys }: Build): Promise<readonly string[]> {
  const keys = [...cacheKeys];
  const areComplete = await Promise.all(keys.map((key) => isComplete(cacheName, key)));
  return keys.filter((_, index) => !areComplete[index]).map((key) => new URL(key).pathname);
}

async function isComplete(cacheName: string, key: string): Promise<boolean> {
  try {
    const kept = await (await caches.open(cacheName)).match(key);
    return kept !== undefined && isOurFile({ url: key }, asItCame(kept));
  } catch {
    // If the cache cannot be read, it has nothing for the pages either.
    return false;
  }
}

/**
 * Restores fields that a stored copy lacks. Origin and redirects were checked when the file was stored; the copy of a
 * redirected file no longer shows them.
 */
const asItCame = ({ status, headers }: Response) =>
  ({ status, headers, type: 'basic', redirected: false }) as Response;
