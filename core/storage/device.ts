import * as v from 'valibot';
import { isRecord } from '#core/contract/envelope.ts';
import { inDatabase, type Stored } from './database.ts';
import { type KioskSettings, kioskSettings, type PinTries, pinTries } from './kiosk-settings.ts';
import { count, isTagged, moment } from './row-shapes.ts';

/** Facts about this device and the servers it talks to. */
export interface DeviceFacts {
  /** Server time minus device time, milliseconds. */
  readonly 'clock-offset': number;
  /** API bases that refuse the `If-None-Match` header. */
  readonly 'no-etag-bases': readonly string[];
  /** By who asked: until when, device time, a server wants to be left alone (`Retry-After`). */
  readonly rests: Readonly<Record<string, number>>;
  /** Server time of the last housekeeping, milliseconds since 1970. */
  readonly 'tidied-at': number;
  /** The device's time of the last housekeeping without a server's, milliseconds since 1970. */
  readonly 'swept-at': number;
  /** The device's time when it last fetched packs by itself, milliseconds since 1970. */
  readonly 'fetched-ahead-at': number;
  /** What the browser said when it was asked never to clear this site's storage by itself. */
  readonly persistence: 'unasked' | 'granted' | 'refused';
  /** Null where this device is no kiosk. */
  readonly kiosk: KioskSettings | null;
  /** By what name a kiosk reports to its operator: made at random, and about nobody. */
  readonly 'kiosk-name': string;
  /** How often in a row a wrong PIN was tried on a kiosk, and until when no more are heard (device time). */
  readonly 'pin-tries': PinTries;
  /** Seals what strangers write on a kiosk; no page can export it. Null until the first message. */
  readonly 'sealing-key': CryptoKey | null;
  /** Messages of a kiosk that could not be delivered in time and were destroyed, since it was set up. */
  readonly 'destroyed-messages': number;
  /** What went wrong on a kiosk last, the newest at the end. */
  readonly 'last-errors': readonly NotedError[];
}

/** A fault of the page, told without anything that somebody may have typed. */
export interface NotedError {
  /** The device's time, milliseconds since 1970. */
  readonly at: number;
  readonly text: string;
}

/** No clock is further off than that, and a date can still be reckoned with it. */
const FURTHEST_OFF_MS = 4e15;

const offset = v.pipe(v.number(), v.minValue(-FURTHEST_OFF_MS), v.maxValue(FURTHEST_OFF_MS));
const notedError = v.looseObject({ at: moment, text: v.string() });

/** What does not fit was not written by us, or is damaged: the device learns it again. */
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
};

/** Those of a list that fit; the others are left out. */
function listOf<Item>(item: v.GenericSchema<unknown, Item>): v.GenericSchema<unknown, Item[]> {
  return v.pipe(
    v.array(v.unknown()),
    v.transform((list) => list.filter((one): one is Item => v.is(item, one))),
  );
}

/** Those of a record's fields that are moments; the others are left out. */
function momentsIn(record: Readonly<Record<string, unknown>>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(record).filter((field): field is [string, number] => v.is(moment, field[1])),
  );
}

/** A remembered fact, or the given stand-in where nothing (or nonsense) is remembered. */
export async function readDevice<Name extends keyof DeviceFacts>(
  name: Name,
  otherwise: DeviceFacts[Name],
): Promise<DeviceFacts[Name]> {
  const found = await findDevice(name, otherwise);
  return found.kind === 'done' ? found.value : otherwise;
}

/** As `readDevice`, where it matters whether the device could be asked at all. */
export async function findDevice<Name extends keyof DeviceFacts>(
  name: Name,
  otherwise: DeviceFacts[Name],
): Promise<Stored<DeviceFacts[Name]>> {
  const found = await inDatabase('r', ['device'], (database) => database.device.get(name));
  return found.kind === 'done' ? { kind: 'done', value: known(name, found.value, otherwise) } : found;
}

/** Remembers a fact; where that fails the device simply learns it again. */
export async function writeDevice<Name extends keyof DeviceFacts>(
  name: Name,
  value: DeviceFacts[Name],
): Promise<void> {
  await inDatabase('rw', ['device'], (database) => database.device.put({ name, value }));
}

/** Remembers what becomes of a fact that others may be changing at the same moment. */
export async function changeDevice<Name extends keyof DeviceFacts>(
  name: Name,
  otherwise: DeviceFacts[Name],
  change: (fact: DeviceFacts[Name]) => DeviceFacts[Name],
): Promise<void> {
  await inDatabase('rw', ['device'], async ({ device }) => {
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

/** Whether this device can save at all; where it cannot, the page should say so. */
export async function canSave(): Promise<boolean> {
  const probe = await inDatabase('r', ['device'], (database) => database.device.count());
  return probe.kind === 'done';
}
