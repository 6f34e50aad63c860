import webPush from 'web-push';
import type { Database } from '../database/tables.ts';
import { readState, writeState } from './notice-state.ts';

/** What push services know this site by (RFC 8292), base64url. */
export interface ServerKeys {
  readonly publicKey: string;
  readonly privateKey: string;
}

/**
 * Returns the keys of this site, made at the first start. They stay with its data: with others, no device that has
 * subscribed could be reached.
 */
export function serverKeys(db: Database): Promise<ServerKeys> {
  return db.transaction().execute(async (db) => {
    const [publicKey, privateKey] = [await readState(db, 'public-key'), await readState(db, 'private-key')];
    if (publicKey !== null && privateKey !== null) return { publicKey, privateKey };
    const made = webPush.generateVAPIDKeys();
    await writeState(db, 'public-key', made.publicKey);
    await writeState(db, 'private-key', made.privateKey);
    return made;
  });
}
