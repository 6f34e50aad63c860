/*
 * Overview of the worker: each event and who handles it. Served as /service-worker.js, an address that never changes.
 */
import { OUTBOX } from '#core/contract/worker-messages.ts';
import { settings } from '#core/settings.ts';
import { readAsked } from './answers/asked-answer.ts';
import { answerPageData, asksForPageData, forgetPageData } from './answers/page-data.ts';
import { adopt, createSavedAnswers } from './answers/saved-answers.ts';
import { createAppShell } from './files/app-shell.ts';
import { answerFile, cacheFiles, isCacheableFile } from './files/cached-files.ts';
import { isOfDesk } from './files/is-of-desk.ts';
import { answerPicture, isPicture } from './files/media.ts';
import { refillPrecache } from './files/refill.ts';
import { limited } from './limited.ts';
import { handleMessage, type MessageHandlers, notifyPages } from './messages.ts';
import { handlePush } from './notices/handle-push.ts';
import { openNotice } from './notices/open-notice.ts';
import { renewSubscription } from './notices/renew-subscription.ts';
import { DELIVERY_LIMIT_MS, deliver, deliverOnSync, outboxChanged, type SyncEvent } from './outbox-sync.ts';
import { createPackSteps } from './packs/offline-pack.ts';
import { createPackTurns } from './packs/pack-turns.ts';
import { sweepPreviousBuild } from './update/previous-build.ts';
import { selfCheck } from './update/self-check.ts';
import { createWorkerHandover, takeOver } from './update/worker-handover.ts';

declare const self: ServiceWorkerGlobalScope;

const BEHIND_LIMIT_MS = 60_000;
const RENEW_LIMIT_MS = 30_000;
const API_BASE = new URL(settings.apiBase || '/', self.location.origin).href.replace(/\/$/, '');

const shell = createAppShell(self.__WB_MANIFEST);
const answers = createSavedAnswers((message) => notifyPages(self.clients, message));
const handover = createWorkerHandover();
const packSteps = createPackSteps((message) => notifyPages(self.clients, message));
const takePacksTurn = createPackTurns(packSteps, () => handover.signal.aborted);

/** Restores missing files of the precache and deletes old ones; runs when a page starts. */
async function cleanUpPrecache(): Promise<void> {
  await refillPrecache(shell.build, self.registration).catch(() => undefined);
  await sweepPreviousBuild(shell.build, self);
}

self.addEventListener('install', shell.install);

self.addEventListener('activate', (event) => {
  event.waitUntil(self.clients.claim());
  // Not awaited: no page gets an answer until activation ends.
  void deliver('activate');
  void forgetPageData();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  if (isOfDesk(request)) return;
  const keepAlive = (work: Promise<unknown>) =>
    event.waitUntil(limited(BEHIND_LIMIT_MS, work, handover.signal));
  const asked = readAsked(request, API_BASE);
  if (asked) return event.respondWith(answers.respond(asked, keepAlive));
  const ours = shell.answerTo(request);
  if (ours) return event.respondWith(ours);
  if (asksForPageData(request)) return event.respondWith(answerPageData(request, shell, keepAlive));
  if (isCacheableFile(request)) {
    const file = async () => (await shell.previous(request)) ?? answerFile(request, keepAlive);
    return event.respondWith(file());
  }
  if (isPicture(request)) event.respondWith(answerPicture(request, keepAlive));
});

const handlers: MessageHandlers = {
  adopt: ({ answers: received }) => adopt(received),
  'keep-files': ({ addresses }) => cacheFiles(addresses, shell.isHere),
  'outbox-changed': () => outboxChanged(self.registration, handover.signal),
  'page-build': cleanUpPrecache,
  'give-way': handover.giveWay,
  'skip-waiting': () => takeOver(self),
  'self-check': () => selfCheck(shell.build),
  'packs-turn': takePacksTurn,
};

self.addEventListener('message', (event) => {
  const handled = handleMessage(event.data, handlers).then((reply) => event.ports[0]?.postMessage(reply));
  // A delivery ends on its own terms: the current send may still be answered.
  const enough = event.data?.type === 'outbox-changed' ? undefined : handover.signal;
  event.waitUntil(limited(DELIVERY_LIMIT_MS, handled, enough));
});

self.addEventListener('sync', (event) => {
  const sync = event as SyncEvent;
  if (sync.tag === OUTBOX) sync.waitUntil(deliverOnSync(handover.signal));
});

self.addEventListener('push', (event) => {
  const { registration } = self;
  event.waitUntil(handlePush(event, { registration, bring: answers.bring, enough: handover.signal }));
});

self.addEventListener('notificationclick', (event) => {
  event.waitUntil(openNotice(event.notification, self.clients));
});

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(limited(RENEW_LIMIT_MS, renewSubscription(self.registration), handover.signal));
});
