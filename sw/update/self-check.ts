import type { SelfCheckReply } from '#core/contract/worker-messages.ts';
import { canSave } from '#core/storage/device.ts';
import { isOurFile } from '../files/our-file.ts';
import type { Build } from './previous-build.ts';

/** Enough to tell a handful of builds from one another, and short enough to be read out. */
const NAME_BYTES = 6;

/**
 * Whether the site could be run from this build: every file of it is here and is what its name says, and the database
 * opens. In a worker that waits it opens as this build wants it, so that an upgrade that fails is known while the build
 * before still runs. Never throws.
 */
export async function selfCheck(build: Build): Promise<SelfCheckReply> {
  const [name, wrongFiles] = await Promise.all([nameOf(build), findWrong(build)]);
  // Opened by a build that is not taken it could be too new for the one that stays.
  const doesOpen = wrongFiles.length > 0 || (await canSave());
  const wrong = doesOpen ? wrongFiles : ['database'];
  return { kind: wrong.length === 0 ? 'fit' : 'unfit', build: name, files: build.cacheKeys.size, wrong };
}

/** A hash over the addresses of all files: those change with what the files hold. */
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
  const areWhole = await Promise.all(keys.map((key) => isWhole(cacheName, key)));
  return keys.filter((_, index) => !areWhole[index]).map((key) => new URL(key).pathname);
}

async function isWhole(cacheName: string, key: string): Promise<boolean> {
  try {
    const kept = await (await caches.open(cacheName)).match(key);
    return kept !== undefined && isOurFile({ url: key }, asItCame(kept));
  } catch {
    // A store that cannot be read has nothing for the pages either.
    return false;
  }
}

/**
 * Where a file came from was looked at when it was let in. What a host has sent on to another address lies here as a
 * copy, which does not tell it any more.
 */
const asItCame = ({ status, headers }: Response) =>
  ({ status, headers, type: 'basic', redirected: false }) as Response;
