import type { QueryClient } from '@tanstack/react-query';
import { languageOf } from '#core/contract/language-files.ts';
import type {
  MessageFromWorker,
  MessageToWorker,
  PageBuild,
  ReceivedAnswer,
} from '#core/contract/worker-messages.ts';
import { whenIdle } from '../when-idle.ts';
import { handleWorkerMessage } from './handle-worker-message.ts';
import { lookForUpdates, offerReload } from './update-offer.ts';

/*
 * The page's link to the worker: it is registered here, and told what this page has for it. What the worker says is
 * handled in handle-worker-message.ts; the worker's side is sw/messages.ts.
 */
const WORKER_ADDRESS = '/service-worker.js';
const LETTERS = /\.woff2$/;

/** By key, so that a page that never gets a worker does not pile up what it asks for again and again. */
const toAdopt = new Map<string, ReceivedAnswer>();

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
 * Registers the worker once the page has loaded, and handles its messages.
 *
 * @param entry path of the page's main script, by which the worker knows the build the page runs
 */
export async function linkWorker(queryClient: QueryClient, entry: string): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const build: PageBuild = { type: 'page-build', entry };
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<MessageFromWorker>) => {
    if (event.data.type === 'which-build') event.ports[0]?.postMessage(build);
    else void handleWorkerMessage(event.data, queryClient);
  });
  let isControlled = navigator.serviceWorker.controller !== null;
  navigator.serviceWorker.addEventListener('controllerchange', () => {
    if (!isControlled) {
      isControlled = true;
      handOverAnswers();
      handOverFiles();
    }
    // An update (update.ts), accepted here or in another window.
    else offerReload();
  });
  post(build);
  try {
    await untilAtRest();
    const registration: ServiceWorkerRegistration | undefined = await navigator.serviceWorker.register(
      trustedWorkerAddress(),
    );
    if (registration) lookForUpdates(registration);
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

/** Tells the worker that the outbox has something to deliver. */
export function tellOutboxChanged(): void {
  post({ type: 'outbox-changed' });
}

function handOverAnswers(): void {
  post({ type: 'adopt', answers: [...toAdopt.values()] });
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
  post({ type: 'keep-files', addresses: [...texts, ...pictures].map(({ name }) => name) });
}

function post(message: MessageToWorker): void {
  navigator.serviceWorker?.controller?.postMessage(message);
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
