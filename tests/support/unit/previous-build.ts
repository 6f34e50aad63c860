import previous from './previous-build.json' with { type: 'json' };

/*
 * What the build before this one left on a device: a personal one, and a kiosk with the PIN 2468. Its names are those
 * on visitors' devices. When a new one is stored, add it here; never change or remove one, or visitors lose what was
 * stored under it.
 */

type Row = Readonly<Record<string, unknown>>;

interface StoreForm {
  readonly keyPath: string | string[];
  readonly autoIncrement?: boolean;
  /** Each index is of the field of its name. */
  readonly indexes?: Readonly<Record<string, IDBIndexParameters>>;
}

interface Profile {
  readonly rows: Readonly<Record<string, readonly Row[]>>;
  readonly localStorage: Readonly<Record<string, string>>;
  /** Addresses of what each cache holds. */
  readonly caches?: Readonly<Record<string, readonly string[]>>;
  /** The raw key that seals the messages of a kiosk: JSON cannot hold a `CryptoKey`. */
  readonly sealingKey?: Uint8Array<ArrayBuffer>;
}

interface PreviousBuild {
  /** When the device was used last, milliseconds since 1970. */
  readonly at: number;
  readonly database: {
    readonly name: string;
    readonly version: number;
    readonly stores: Readonly<Record<string, StoreForm>>;
  };
  readonly personal: Profile;
  readonly kiosk: Profile;
}

export const PREVIOUS_BUILD: PreviousBuild = JSON.parse(JSON.stringify(previous), reviveBytes);

/** Writes the database of that build as it is on a device, without the code of this build. */
export async function writePreviousDatabase({ rows, sealingKey }: Profile): Promise<void> {
  const { name, version, stores } = PREVIOUS_BUILD.database;
  const opening = indexedDB.open(name, version);
  opening.onupgradeneeded = () => {
    for (const [store, { indexes = {}, ...form }] of Object.entries(stores)) {
      const made = opening.result.createObjectStore(store, form);
      for (const [index, options] of Object.entries(indexes)) made.createIndex(index, index, options);
    }
  };
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const key =
    sealingKey &&
    (await crypto.subtle.importKey('raw', sealingKey, 'AES-GCM', false, ['encrypt', 'decrypt']));
  const writing = database.transaction(Object.keys(stores), 'readwrite');
  for (const [store, list] of Object.entries(rows))
    for (const row of list) writing.objectStore(store).put(row);
  if (key) writing.objectStore('device').put({ name: 'sealing-key', value: key });
  await new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onerror = () => reject(writing.error);
  });
  database.close();
}

/** Bytes are written as `{ "$bytes": base64 }`, or as `$buffer` where the build stored a plain buffer. */
function reviveBytes(_: string, value: unknown): unknown {
  const { $bytes, $buffer } = (value ?? {}) as { readonly $bytes?: string; readonly $buffer?: string };
  if ($bytes !== undefined) return bytesIn($bytes);
  return $buffer === undefined ? value : bytesIn($buffer).buffer;
}

function bytesIn(base64: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
