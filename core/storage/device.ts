import { inDatabase } from './database.ts';

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
  /** The device's time when it last fetched packs by itself, milliseconds since 1970. */
  readonly 'fetched-ahead-at': number;
  /** What the browser said when it was asked never to clear this site's storage by itself. */
  readonly persistence: 'unasked' | 'granted' | 'refused';
}

const EXPECTED: { readonly [Name in keyof DeviceFacts]: (value: unknown) => value is DeviceFacts[Name] } = {
  'clock-offset': (value): value is number => Number.isFinite(value),
  'no-etag-bases': (value): value is readonly string[] => Array.isArray(value),
  rests: (value): value is Readonly<Record<string, number>> => typeof value === 'object' && value !== null,
  'tidied-at': (value): value is number => Number.isFinite(value),
  'fetched-ahead-at': (value): value is number => Number.isFinite(value),
  persistence: (value) => value === 'unasked' || value === 'granted' || value === 'refused',
};

/** A remembered fact, or the given stand-in where nothing (or nonsense) is remembered. */
export async function readDevice<Name extends keyof DeviceFacts>(
  name: Name,
  otherwise: DeviceFacts[Name],
): Promise<DeviceFacts[Name]> {
  const found = await inDatabase('r', ['device'], (database) => database.device.get(name));
  return known(name, found.kind === 'done' ? found.value : undefined, otherwise);
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
  row: { readonly value: unknown } | undefined,
  otherwise: DeviceFacts[Name],
): DeviceFacts[Name] {
  const value = row?.value;
  return EXPECTED[name](value) ? value : otherwise;
}

/** Whether this device can save at all; where it cannot, the page should say so. */
export async function canSave(): Promise<boolean> {
  const probe = await inDatabase('r', ['device'], (database) => database.device.count());
  return probe.kind === 'done';
}
