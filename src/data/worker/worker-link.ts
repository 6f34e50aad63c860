import type { QueryClient } from '@tanstack/react-query';
import { languageOf } from '#core/contract/language-files.ts';
import type {
  MessageFromWorker,
  MessageToWorker,
  PageBuild,
  ReceivedAnswer,
} from '#core/contract/worker-messages.ts';
import type { Answered, AnswerMeta } from '../answers/endpoint-query.ts';
import { noteFailure, noteReached } from '../connection/connection.ts';
import { noteServerTime } from '../connection/server-clock.ts';
import { endServerRest, noteServerRest } from '../connection/server-rests.ts';
import { createStore } from '../store.ts';
import { whenIdle } from '../when-idle.ts';
import { bringOnce } from './bring-once.ts';

/*
 * The page's end of the wire to the worker (the other end: sw/messages.ts).
 */
const WORKER_ADDRESS = '/service-worker.js';
const LETTERS = /\.woff2$/;
const LOOK_FOR_UPDATE_EVERY_MS = 60 * 60_000;

/** By key, so that a page that never gets a worker does not pile up what it asks for again and again. */
const toAdopt = new Map<string, ReceivedAnswer>();

/** Accepting an offered update; null while there is none. */
const updateOffer = createStore<(() => void) | null>(null);
export const useUpdateOffer = updateOffer.use;

/**
 * For answers that no worker has seen: nobody else keeps them. They are handed over as soon as one controls the
 * page, which may have happened while the answer was under way.
 */
export function rememberForAdoption(key: string, answer: ReceivedAnswer): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator)) return;
  toAdopt.set(key, answer);
  if (navigator.serviceWorker.controller !== null) handOverAnswers();
}

/**
 * Registers the worker once the page has loaded, and follows what it says.
 *
 * @param entry path of the page's main script, by which the worker knows the build the page runs
 */
export async function linkWorker(queryClient: QueryClient, entry: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const build: PageBuild = { type: 'page-build', entry };
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<MessageFromWorker>) => {
    if (event.data.type === 'which-build') event.ports[0]?.postMessage(build);
    else void hear(event.data, queryClient);
  });
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isControlled) {
      isControlled = true;
      handOverAnswers();
      handOverFiles();
    }
    // A window has taken the new build: this page goes on with its own until somebody says so here.
    else updateOffer.set(() => location.reload());
  });
  say(build);
  try {
    await untilAtRest();
    const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(
      trustedWorkerAddress(),
    );
    if (registration) lookForNewBuilds(registration);
  } catch (error) {
    console.warn('No worker; the site goes on without it.', error);
  }
}

/**
 * The worker fetches all its files: nothing that the page still waits for is to wait longer for it, and neither is a page
 * that comes to life.
 */
async function untilAtRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise<void>(whenIdle);
}

/** Brings what offers a new build once there is one. */
function lookForNewBuilds(registration: ServiceWorkerRegistration): void {
  const bring = bringOnce(async () => {
    const { followNewBuilds } = await import('./new-build.ts');
    followNewBuilds(registration, updateOffer);
  });
  const look = () => {
    if (registration.active && (registration.waiting || registration.installing)) bring();
  };
  // Another window, or the browser itself, may have found one before this page asked.
  look();
  registration.addEventListener('updatefound', look);
  // The browser itself looks only when a page is opened; an installed site may stay open for days.
  setInterval(() => void registration.update().catch(() => undefined), LOOK_FOR_UPDATE_EVERY_MS);
}

/** Tells the worker that the outbox has something to deliver. */
export function tellOutboxChanged(): void {
  say({ type: 'outbox-changed' });
}

function handOverAnswers(): void {
  say({ type: 'adopt', answers: [...toAdopt.values()] });
  toAdopt.clear();
}

/**
 * Languages, letters and pictures that the page loaded while no worker was there to keep them. The worker takes a limited
 * number: pictures come last, since without its language or letters no text can be read.
 */
function handOverFiles(): void {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const texts = loaded.filter(({ name }) => LETTERS.test(name) || languageOf(name) !== undefined);
  const pictures = loaded.filter(({ initiatorType }) => initiatorType === 'img');
  say({ type: 'keep-files', addresses: [...texts, ...pictures].map(({ name }) => name) });
}

function say(message: MessageToWorker): void {
  navigator.serviceWorker?.controller?.postMessage(message);
}

async function hear(message: MessageFromWorker, queryClient: QueryClient): Promise<void> {
  switch (message.type) {
    case 'refresh-failed':
      noteFailure(message.reason);
      break;
    case 'at-rest':
      noteServerRest(message.key, message.forMs);
      break;
    case 'refreshed':
      noteFresh(message);
      await showConfirmed(message, queryClient);
      break;
    case 'answer-changed':
      noteFresh(message);
      await showChanged(message.key, queryClient);
      break;
    case 'saved-changed':
      await showChanged(message.key, queryClient);
      break;
  }
}

function noteFresh({ key, savedAt }: { readonly key: string; readonly savedAt: number }): void {
  noteReached();
  noteServerTime(savedAt);
  endServerRest(key);
}

/** What the server confirmed is what the worker holds; a ready page may have brought something else. */
async function showConfirmed(
  { key, savedAt, confirmedAt }: Extract<MessageFromWorker, { type: 'refreshed' }>,
  queryClient: QueryClient,
): Promise<void> {
  const queryKey = ['answer', key];
  const held = queryClient.getQueryData<Answered<unknown>>(queryKey);
  // An answer fresh from the network bears the time of its `Date`, which knows no parts of a second.
  if (held && Math.abs(held.at - confirmedAt) < 1_000)
    queryClient.setQueryData(queryKey, { ...held, at: savedAt });
  else await showChanged(key, queryClient);
}

async function showChanged(key: string, queryClient: QueryClient): Promise<void> {
  const queryKey = ['answer', key];
  const meta = queryClient.getQueryCache().find({ queryKey, exact: true })?.meta as AnswerMeta | undefined;
  if (meta === undefined) return;
  try {
    queryClient.setQueryData(queryKey, await meta.readSaved());
  } catch {
    // Housekeeping was quicker than we: what is on the screen stays.
  }
}

/** Under enforced Trusted Types a worker's address has to come from a policy; this one knows a single address. */
function trustedWorkerAddress(): string {
  const factory = (globalThis as { trustedTypes?: TrustedTypePolicyFactoryLike }).trustedTypes;
  if (!factory) return WORKER_ADDRESS;
  const policy = factory.createPolicy('sw', { createScriptURL: () => WORKER_ADDRESS });
  return policy.createScriptURL(WORKER_ADDRESS) as string;
}

interface TrustedTypePolicyFactoryLike {
  createPolicy(
    name: string,
    rules: { createScriptURL: (address: string) => string },
  ): { createScriptURL: (address: string) => unknown };
}
