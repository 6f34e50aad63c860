import * as v from 'valibot';
import { isRecord } from '#core/contract/envelope.ts';
import type { DeviceNotices } from '#core/notices/device-notices.ts';
import { inDatabase, type Stored } from './database.ts';
import { type KioskSettings, kioskSettings, type PinTries, pinTries } from './kiosk-settings.ts';
import { deviceNotices } from './notices-shape.ts';
import { count, isTagged, moment } from './row-shapes.ts';

/** Facts about this device and the servers it talks to. */
export interface DeviceFacts {
  /** Server time minus device time, milliseconds. */
  readonly 'clock-offset': number;
  /** API bases that refuse the `If-None-Match` header. */
  readonly 'no-etag-bases': readonly string[];
  /** By scope: until when, device time, the server wants no further call (`Retry-After`). */
  readonly rests: Readonly<Record<string, number>>;
  /** Server time of the last housekeeping, milliseconds since 1970. */
  readonly 'tidied-at': number;
  /** Device time of the last housekeeping without a server time, milliseconds since 1970. */
  readonly 'swept-at': number;
  /** Device time of the last automatic fetch of packs, milliseconds since 1970. */
  readonly 'fetched-ahead-at': number;
  /** The browser's reply to the request never to clear this site's storage automatically. */
  readonly persistence: 'unasked' | 'granted' | 'refused';
  /** Null if this device is not a kiosk. */
  readonly kiosk: KioskSettings | null;
  /** The random name under which a kiosk reports to its operator; it identifies nobody. */
  readonly 'kiosk-name': string;
  /** Wrong PINs in a row on a kiosk, and until when no more are accepted (device time). */
  readonly 'pin-tries': PinTries;
  /** Seals messages written on a kiosk; no page can export it. Null until the first message. */
  readonly 'sealing-key': CryptoKey | null;
  /** Messages of a kiosk that were destroyed because they could not be delivered in time, since setup. */
  readonly 'destroyed-messages': number;
  /** The last errors on a kiosk, newest last. */
  readonly 'last-errors': readonly NotedError[];
  /** What the visitor wants to be told, and what the server knows of it. */
  readonly notices: DeviceNotices;
}

/** An error of the page, without anything a visitor may have typed. */
export interface NotedError {
  /** Device time, milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

/** No clock is off by more, and dates with this offset can still be calculated. */
const FURTHEST_OFF_MS = 4e15;

const offset = v.pipe(v.number(), v.minValue(-FURTHEST_OFF_MS), v.maxValue(FURTHEST_OFF_MS));
const notedError = v.looseObject({ at: moment, text: v.string() });

/** A value that does not fit is damaged or was not written by us: the device learns it again. */
const SHAPES: { readonly [Name in keyof DeviceFacts]: v.GenericSchema<unknown, DeviceFacts[Name]> } = {
  'clock-offset': offset,
  'no-etag-bases': listOf(v.string()),
  rests: v.pipe(v.custom<Record<string, unknown>>(isRecord), v.transform(momentsIn)),
  'tidied-at': moment,
  'swept-at': moment,
  'fetched-ahead-at': moment,
  persistence: v.picklist(['unasked', 'granted', 'refused']),
  kiosk: v.union([v.null(), kioskSettings]),
  'kiosk-name': v.string(),
  'pin-tries': pinTries,
  'sealing-key': v.custom<CryptoKey>((value) => isTagged(value, 'CryptoKey')),
  'destroyed-messages': count,
  'last-errors': listOf(notedError),
  notices: deviceNotices,
};

/** Keeps the items of a list that fit. */
function listOf<Item>(item: v.GenericSchema<unknown, Item>): v.GenericSchema<unknown, Item[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.filter((one): one is Item => v.is(item, one))),
  );
}

/** Keeps the fields of a record that are moments. */
function momentsIn(record: Readonly<Record<string, unknown>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(record).filter((field): field is [string, number] => v.is(moment, field[1])),
  );
}

/** Returns a stored fact, or `otherwise` if none (or nonsense) is stored. */
export async function readDevice<Name extends keyof DeviceFacts>(
  name: Name,
  otherwise: DeviceFacts[Name],
): Promise<DeviceFacts[Name]> {
  const found = await findDevice(name, otherwise);
  return found.kind === 'done' ? found.value : otherwise;
}

/** Works like `readDevice`, but also reports whether the storage could be read. */
export async function findDevice<Name extends keyof DeviceFacts>(
  name: Name,
  otherwise: DeviceFacts[Name],
): Promise<Stored<DeviceFacts[Name]>> {
  const found = await inDatabase('r', ['device'], (database) => database.device.get(name));
  return found.kind === 'done' ? { kind: 'done', value: known(name, found.value, otherwise) } : found;
}

/** Stores a fact; on failure the device simply learns it again. */
export async function writeDevice<Name extends keyof DeviceFacts>(
  name: Name,
  value: DeviceFacts[Name],
): Promise<void> {
  await inDatabase('rw', ['device'], (database) => database.device.put({ name, value }));
}

/** Changes a fact in one transaction, since others may change it at the same time. */
export async function changeDevice<Name extends keyof DeviceFacts>(
  name: Name,
  otherwise: DeviceFacts[Name],
  change: (fact: DeviceFacts[Name]) => DeviceFacts[Name],
): Promise<Stored<void>> {
  return inDatabase('rw', ['device'], async ({ device }) => {
    await device.put({ name, value: change(known(name, await device.get(name), otherwise)) });
  });
}

function known<Name extends keyof DeviceFacts>(
  name: Name,
  row: unknown,
  otherwise: DeviceFacts[Name],
): DeviceFacts[Name] {
  if (!isRecord(row) || row.value === undefined) return otherwise;
  const shape: v.GenericSchema<unknown, DeviceFacts[Name]> = SHAPES[name];
  const found = v.safeParse(shape, row.value);
  return found.success ? found.output : otherwise;
}

/** Whether this device can save at all; if not, the page should say so. */
export async function canSave(): Promise<boolean> {
  const probe = await inDatabase('r', ['device'], (database) => database.device.count());
  return probe.kind === 'done';
}
