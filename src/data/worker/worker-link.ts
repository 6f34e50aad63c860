import type { QueryClient } from '@tanstack/react-query';
import { languageOf } from '#core/contract/language-files.ts';
import type {
  MessageFromWorker,
  MessageToWorker,
  OpenPage,
  OpenPageReply,
  PageBuild,
  ReceivedAnswer,
} from '#core/contract/worker-messages.ts';
import { isPreview } from '#core/preview.ts';
import { whenIdle } from '../when-idle.ts';
import { handleWorkerMessage } from './handle-worker-message.ts';
import { lookForUpdates, offerReload } from './update-offer.ts';

/*
 * The page's link to the worker: registers it, and sends it what this page has for it. handle-worker-message.ts handles
 * the worker's messages; the worker's side is sw/messages.ts.
 */
const WORKER_ADDRESS = '/service-worker.js';
const LETTERS = /\.woff2$/;

/** By key, so that a page that never gets a worker does not pile up repeated answers. */
const toAdopt = new Map<string, ReceivedAnswer>();

/**
 * Remembers an answer that no worker has seen, since nothing else stores it. It is handed over as soon as a worker
 * controls the page, which may already be the case.
 */
export function rememberForAdoption(key: string, answer: ReceivedAnswer): void {
  if (typeof navigator === 'undefined' || !('serviceWorker' in navigator) || isPreview()) return;
  toAdopt.set(key, answer);
  if (navigator.serviceWorker.controller !== null) handOverAnswers();
}

/**
 * Registers the worker once the page has loaded, and handles its messages. A preview only says which build it is: the
 * worker keeps the files of a build that is still open.
 *
 * @param entry path of the page's main script, which tells the worker the build of this page
 * @param openPage goes to an address of the site, unless that would lose something
 */
export async function linkWorker(
  queryClient: QueryClient,
  entry: string,
  openPage: (message: OpenPage) => OpenPageReply = () => 'busy',
): Promise<void> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  const build: PageBuild = { type: 'page-build', entry };
  navigator.serviceWorker.addEventListener('message', (event: MessageEvent<MessageFromWorker>) => {
    if (event.data.type === 'which-build') event.ports[0]?.postMessage(build);
    else if (isPreview()) return;
    else if (event.data.type === 'open-page') event.ports[0]?.postMessage(openPage(event.data));
    else void handleWorkerMessage(event.data, queryClient);
  });
  if (isPreview()) return;
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
 * Waits until the page is idle. The worker fetches all its files, and must delay neither what the page still loads nor
 * its hydration.
 */
async function untilAtRest(): Promise<void> {
  if (document.readyState !== 'complete')
    await new Promise((resolve) => addEventListener('load', resolve, { once: true }));
  await new Promise<void>(whenIdle);
}

/** Notifies the worker that the outbox has something to deliver. */
export function announceOutboxChange(): void {
  post({ type: 'outbox-changed' });
}

function handOverAnswers(): void {
  post({ type: 'adopt', answers: [...toAdopt.values()] });
  toAdopt.clear();
}

/**
 * Hands over languages, fonts and pictures that the page loaded before a worker could store them. The worker accepts a
 * limited number: pictures come last, because text is unreadable without its language or fonts.
 */
function handOverFiles(): void {
  const loaded = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
  const texts = loaded.filter(({ name }) => LETTERS.test(name) || languageOf(name) !== undefined);
  const pictures = loaded.filter(({ initiatorType }) => initiatorType === 'img');
  post({ type: 'keep-files', addresses: [...texts, ...pictures].map(({ name }) => name) });
}

function post(message: MessageToWorker): void {
  if (isPreview()) return;
  navigator.serviceWorker?.controller?.postMessage(message);
}

/** Enforced Trusted Types require a policy for the worker's address; this one allows a single address. */
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
