import { askThroughPort } from '#core/browser/ask-through-port.ts';
import type { MessageToWorker, SelfCheckReply } from '#core/contract/worker-messages.ts';
import { currentConnection, followConnection } from '../../data/connection/connection.ts';
import { throttle } from '../../data/throttle.ts';
import { activateWaitingWorker } from '../../data/worker/update.ts';

const KIOSK = '/kiosk';
const HOUR_MS = 60 * 60_000;
/** A waiting build is noticed at most this long after the kiosk was left. */
const TRY_EVERY_MS = 60_000;
/** A flaky network must not trigger a look for a new build each time it returns. */
const LOOK_AT_MOST_EVERY_MS = 5 * 60_000;
const CHECK_LIMIT_MS = 20_000;

/**
 * Updates a device that nobody attends (how: src/data/worker/update.ts). Looks for a new build hourly and when the
 * network returns. Takes it only while nobody uses the kiosk, and if its self-check passes; then the kiosk reloads with
 * that build. One that fails leaves the current build in use, and is asked again an hour later.
 *
 * @param mayUpdate whether nobody uses the kiosk at this moment; asked again before each step
 * @returns stops it
 */
export function updateWhileIdle(mayUpdate: () => boolean): () => void {
  // Missing outside secure contexts.
  const { serviceWorker } = navigator as { readonly serviceWorker?: ServiceWorkerContainer };
  if (serviceWorker === undefined) return () => undefined;
  const stopped = new AbortController();
  const { signal } = stopped;
  const isIdle = () => !signal.aborted && mayUpdate();
  let registration: ServiceWorkerRegistration | undefined;
  let isControlled = serviceWorker.controller !== null;
  let isSwapped = false;
  /** The build is null if the worker did not reply. */
  let refused: { worker: ServiceWorker; build: string | null; at: number } | undefined;

  const look = throttle(LOOK_AT_MOST_EVERY_MS, () => {
    if (!signal.aborted) void registration?.update().catch(() => undefined);
  });

  async function tryNow(): Promise<void> {
    if (!isIdle()) return;
    if (isSwapped) return location.replace(KIOSK);
    const worker = registration?.waiting;
    // An installing worker is newer: the kiosk should reload once, not twice.
    if (!worker || registration?.installing || isRefused(worker)) return;
    const reply = await checkBuild(worker);
    if (reply?.kind !== 'fit') refuse(worker, reply);
    // Somebody may have come meanwhile.
    else if (isIdle()) await activateWaitingWorker(worker, signal);
  }

  const isRefused = (worker: ServiceWorker) =>
    refused?.worker === worker && performance.now() - refused.at < HOUR_MS;

  function refuse(worker: ServiceWorker, reply: SelfCheckReply | null): void {
    const build = reply?.build ?? null;
    if (refused?.worker !== worker || refused.build !== build)
      console.warn(`The new build ${build ?? '(no answer)'} is not taken.`, reply?.wrong ?? []);
    refused = { worker, build, at: performance.now() };
  }

  serviceWorker.addEventListener(
    'controllerchange',
    () => {
      // The first worker to control this page replaces no other.
      isSwapped = isControlled;
      isControlled = true;
      // A visitor who has started to use the kiosk meanwhile keeps the old build until they leave.
      if (isSwapped && isIdle()) location.replace(KIOSK);
    },
    { signal },
  );
  void serviceWorker.ready.then((found) => {
    registration = found;
    void tryNow();
  });
  const endFollowing = followConnection(() => {
    if (currentConnection() === 'reached') look();
  });
  const timers = [setInterval(look, HOUR_MS), setInterval(() => void tryNow(), TRY_EVERY_MS)];

  return () => {
    stopped.abort();
    endFollowing();
    timers.forEach(clearInterval);
  };
}

/**
 * Asks a worker, even a waiting one, whether the site could run from its build.
 *
 * @returns null if no reply comes within 20 s, or the worker does not know the question
 */
export async function checkBuild(worker: ServiceWorker): Promise<SelfCheckReply | null> {
  const question: MessageToWorker = { type: 'self-check' };
  const reply = await askThroughPort(worker, question, CHECK_LIMIT_MS);
  return (reply as SelfCheckReply | undefined) ?? null;
}
