import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';
import { WorkQueue } from './work-queue.ts';

type Derive = (password: string, salt: Buffer, bytes: number, options: ScryptOptions) => Promise<Buffer>;

/** The cost of one hash: N of scrypt. With r = 8 it takes 128 MB. */
export const USUAL_COST = 2 ** 17;
const BLOCK_SIZE = 8;
const PARALLEL = 1;
const SALT_BYTES = 16;
const KEY_BYTES = 32;
const MOST_AT_ONCE = 2;
const MOST_WAITING = 20;
const FORM = /^scrypt\$(\d+)\$(\d+)\$(\d+)\$([\w-]+)\$([\w-]+)$/;

const usualDerive: Derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt);

/**
 * Hashes passwords with scrypt. A hash needs much memory, so only two are made at once.
 *
 * Both methods throw `TooBusy` if too many are waiting.
 */
export class Passwords {
  private readonly queue = new WorkQueue(MOST_AT_ONCE, MOST_WAITING);

  constructor(
    private readonly cost: number = USUAL_COST,
    private readonly derive: Derive = usualDerive,
  ) {}

  /** Returns what is stored of a password: its hash, with salt and parameters. */
  async hash(password: string): Promise<string> {
    const salt = randomBytes(SALT_BYTES);
    const key = await this.keyOf(password, salt, this.cost, BLOCK_SIZE, PARALLEL);
    const encoded = [salt, key].map((bytes) => bytes.toString('base64url'));
    return ['scrypt', this.cost, BLOCK_SIZE, PARALLEL, ...encoded].join('$');
  }

  /** Whether a password is the one that was hashed. Without a hash it takes as long, and the answer is no. */
  async matches(password: string, stored: string | null): Promise<boolean> {
    const [, cost, blockSize, parallel, salt = '', key = ''] = FORM.exec(stored ?? '') ?? [];
    if (cost === undefined) {
      await this.hash(password);
      return false;
    }
    const saltBytes = Buffer.from(salt, 'base64url');
    const found = await this.keyOf(password, saltBytes, Number(cost), Number(blockSize), Number(parallel));
    const expected = Buffer.from(key, 'base64url');
    return found.length === expected.length && timingSafeEqual(found, expected);
  }

  private keyOf(
    password: string,
    salt: Buffer,
    cost: number,
    blockSize: number,
    parallel: number,
  ): Promise<Buffer> {
    // Node allows just too little for this cost; scrypt itself needs 128 * N * r bytes and a little more.
    const maxmem = 256 * cost * blockSize;
    const options = { N: cost, r: blockSize, p: parallel, maxmem };
    return this.queue.run(() => this.derive(normalised(password), salt, KEY_BYTES, options));
  }
}

/** The same characters in one form, however the keyboard made them. */
export const normalised = (password: string): string => password.normalize('NFKC');
