import { inDatabase } from '#core/storage/database.ts';
import { changeDevice, readDevice } from '#core/storage/device.ts';

/** What a stranger wrote on a kiosk, as it lies in the outbox: unreadable without the device's key (decision Q-67). */
export interface SealedPayload {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
}

const ALGORITHM = 'AES-GCM';
const KEY_BITS = 256;
/** Recommended for this mode (NIST SP 800-38D, 8.2.1). */
const IV_BYTES = 12;

/** Seals a payload with the device's key; null where that cannot be done: then it must not be kept. */
export async function sealPayload(payload: unknown): Promise<SealedPayload | null> {
  try {
    const key = await deviceKey();
    if (key === null) return null;
    const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
    const text = new TextEncoder().encode(JSON.stringify(payload));
    return { iv, sealed: await crypto.subtle.encrypt({ name: ALGORITHM, iv }, key, text) };
  } catch {
    // No Web Cryptography outside secure contexts.
    return null;
  }
}

/** The payload to send: a sealed one opened, any other as it is; null where its key is gone or its bytes are spoilt. */
export async function openPayload(payload: unknown): Promise<unknown> {
  if (!isSealed(payload)) return payload;
  const key = await readDevice('sealing-key', null);
  if (key === null) return null;
  try {
    const text = await crypto.subtle.decrypt({ name: ALGORITHM, iv: payload.iv }, key, payload.sealed);
    return JSON.parse(new TextDecoder().decode(text));
  } catch {
    return null;
  }
}

export function isSealed(payload: unknown): payload is SealedPayload {
  return typeof payload === 'object' && payload !== null && 'sealed' in payload;
}

/** The device's key, made when it is first wanted; null where it cannot be kept. */
async function deviceKey(): Promise<CryptoKey | null> {
  const held = await readDevice('sealing-key', null);
  if (held !== null) return held;
  const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have made one meanwhile: the first one stays.
  await changeDevice('sealing-key', null, (first) => first ?? made);
  return readDevice('sealing-key', null);
}

/** How long a sealed message may wait for its delivery. */
const KEPT_SEALED_MS = 24 * 60 * 60_000;

/**
 * Destroys sealed messages that could not be delivered in time, and counts them. To be called where nobody sends: under
 * the outbox lock. A clock that was set meanwhile makes them older, never younger.
 */
export async function destroyOverdue(): Promise<void> {
  const now = Date.now();
  const destroyed = await inDatabase('rw', ['outbox'], (database) =>
    database.outbox
      .filter(({ payload, createdAt }) => isSealed(payload) && Math.abs(now - createdAt) >= KEPT_SEALED_MS)
      .delete(),
  );
  if (destroyed.kind !== 'done' || destroyed.value === 0) return;
  await changeDevice('destroyed-messages', 0, (before) => before + destroyed.value);
}
