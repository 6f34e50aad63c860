import { inDatabase } from '#core/storage/database.ts';
import { changeDevice, readDevice } from '#core/storage/device.ts';
import { changeItem, listItems } from '#core/storage/outbox-items.ts';
import { readOutboxRow } from '#core/storage/row-shapes.ts';
import type { OutboxRow } from '#core/storage/rows.ts';

/** A message written on a kiosk, as stored in the outbox: unreadable without the device's key (reading Q-67). */
export interface SealedPayload {
  readonly iv: Uint8Array<ArrayBuffer>;
  readonly sealed: ArrayBuffer;
  /** Written before the device became a kiosk: it may wait without a time limit. */
  readonly isFromBefore?: true;
}

const ALGORITHM = 'AES-GCM';
const KEY_BITS = 256;
/** Recommended for this mode (NIST SP 800-38D, 8.2.1). */
const IV_BYTES = 12;

/** Seals a payload with the device's key; null if that fails, and then it must not be stored. */
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

/**
 * Returns the payload to send: a sealed one opened, any other as it is; null if its key is gone or its bytes are
 * damaged.
 */
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

/** Returns the device's key, created on first use; null if it cannot be stored. */
async function deviceKey(): Promise<CryptoKey | null> {
  const held = await readDevice('sealing-key', null);
  if (held !== null) return held;
  const made = await crypto.subtle.generateKey({ name: ALGORITHM, length: KEY_BITS }, false, [
    'encrypt',
    'decrypt',
  ]);
  // Another tab may have created one meanwhile; the first one stays.
  await changeDevice('sealing-key', null, (first) => first ?? made);
  return readDevice('sealing-key', null);
}

/**
 * Seals the messages that were stored unsealed before the device became a kiosk: nobody at the kiosk can read them, and
 * they are still delivered. What could not be sealed stays as it is and is tried at the next start. Never throws.
 */
export async function sealStored(): Promise<void> {
  const items = await listItems();
  if (items.kind !== 'done') return;
  for (const { id, payload } of items.value.filter((row) => !isSealed(row.payload))) {
    const sealed = await sealPayload(payload);
    if (sealed === null) return;
    await changeItem(id, (row) =>
      isSealed(row.payload) ? {} : { payload: { ...sealed, isFromBefore: true } },
    );
  }
}

/** Opens again what `sealStored` sealed: the device belongs to its owner again. */
export async function openStored(): Promise<void> {
  const items = await listItems();
  if (items.kind !== 'done') return;
  for (const { id, payload } of items.value.filter((row) => isFromBefore(row.payload))) {
    const opened = await openPayload(payload);
    if (opened !== null) await changeItem(id, () => ({ payload: opened }));
  }
}

const isFromBefore = (payload: unknown) => isSealed(payload) && payload.isFromBefore === true;

/** How long a sealed message may wait for its delivery. */
const STAYS_SEALED_MS = 24 * 60 * 60_000;

/** Milliseconds until a message is to be destroyed; null for one without a time limit. */
export function overdueIn({ payload, createdAt }: OutboxRow, now: number): number | null {
  if (!isSealed(payload) || isFromBefore(payload)) return null;
  return Math.max(0, STAYS_SEALED_MS - Math.abs(now - createdAt));
}

/**
 * Destroys and counts messages of kiosk visitors that could not be delivered in time. Must be called under the outbox
 * lock, while nobody sends. A changed clock makes them older, never younger.
 */
export async function destroyOverdue(): Promise<void> {
  const now = Date.now();
  const destroyed = await inDatabase('rw', ['outbox'], (database) =>
    database.outbox.filter((stored) => isOverdue(stored, now)).delete(),
  );
  if (destroyed.kind !== 'done' || destroyed.value === 0) return;
  await changeDevice('destroyed-messages', 0, (before) => before + destroyed.value);
}

/** A damaged sealed row counts as overdue: nobody can read it, and its age is unknown. */
function isOverdue(stored: unknown, now: number): boolean {
  const row = readOutboxRow(stored);
  if (row !== null) return overdueIn(row, now) === 0;
  const { payload } = (stored ?? {}) as { readonly payload?: unknown };
  return isSealed(payload) && !isFromBefore(payload);
}
