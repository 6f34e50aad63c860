import { withTimeLimit } from '#core/api-client/time-limit.ts';
import { settings } from '#core/settings.ts';
import { findDevice, writeDevice } from '#core/storage/device.ts';
import { listItems } from '#core/storage/outbox-items.ts';
import { serverNow } from '../../data/connection/server-clock.ts';
import { kioskSettings } from '../settings/kiosk.ts';
import { checkWorker } from './check-worker.ts';
import { readKioskFacts } from './kiosk-facts.ts';

const FIRST_AFTER_MS = 60_000;
const EVERY_MS = 60 * 60_000;
const LIMIT_MS = 10_000;

/** What a kiosk reports to its operator: the state of the device, and nothing about any visitor. */
export interface KioskReport {
  /** A random, stored name that tells devices apart; null if the device cannot store anything. */
  readonly kiosk: string | null;
  /** ISO 8601, by the server's clock. */
  readonly at: string;
  readonly eventPath: string | null;
  /** Null if no worker answers. */
  readonly build: string | null;
  readonly wrongFiles: number;
  /** The times of the newest and the oldest stored answer, ISO 8601; null if there is none. */
  readonly newestAnswerAt: string | null;
  readonly oldestAnswerAt: string | null;
  readonly waitingMessages: number | null;
  readonly destroyedMessages: number;
  readonly canWrite: boolean;
}

/**
 * Reports a minute after the start and then once an hour, if the settings name an address. Nothing waits for a report:
 * one that does not arrive is made up for an hour later. Never throws.
 *
 * @returns stops it
 */
export function reportHourly(
  address = settings.kioskReports,
  firstAfterMs = FIRST_AFTER_MS,
  everyMs = EVERY_MS,
): () => void {
  if (address === '') return () => undefined;
  const first = setTimeout(() => void report(address), firstAfterMs);
  const others = setInterval(() => void report(address), everyMs);
  return () => {
    clearTimeout(first);
    clearInterval(others);
  };
}

async function report(address: string): Promise<void> {
  const body = JSON.stringify(await makeReport());
  try {
    await withTimeLimit(LIMIT_MS, undefined, (signal) =>
      // Plain text needs no preflight, and without reading the response no CORS permission is needed.
      fetch(address, { method: 'POST', mode: 'no-cors', credentials: 'omit', body, signal }),
    );
  } catch {
    // No network: the operator notices by the silence.
  }
}

/** Returns the kiosk's state now. */
export async function makeReport(): Promise<KioskReport> {
  const [kiosk, facts, worker, waiting] = await Promise.all([
    readName(),
    readKioskFacts(),
    checkWorker(),
    listItems(),
  ]);
  return {
    kiosk,
    at: toIso(serverNow()),
    eventPath: kioskSettings().eventPath,
    build: 'build' in worker ? worker.build : null,
    wrongFiles: 'wrong' in worker ? worker.wrong.length : 0,
    newestAnswerAt: facts.data && toIso(facts.data.newestAt),
    oldestAnswerAt: facts.data && toIso(facts.data.oldestAt),
    waitingMessages: waiting.kind === 'done' ? waiting.value.length : null,
    destroyedMessages: facts.destroyedMessages,
    canWrite: facts.canWrite,
  };
}

const toIso = (at: number) => new Date(at).toISOString();

async function readName(): Promise<string | null> {
  const found = await findDevice('kiosk-name', '');
  if (found.kind !== 'done') return null;
  if (found.value !== '') return found.value;
  const name = crypto.randomUUID();
  await writeDevice('kiosk-name', name);
  return name;
}
