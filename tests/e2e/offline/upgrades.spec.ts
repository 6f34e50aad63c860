import type { Page } from '@playwright/test';
import { expect, test } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { untilHydrated } from '../../support/settled.ts';
import { expectStoredOnce, openContact, sendUnanswered } from '../writes/contact-steps.ts';
import { EVENT, expectSchedule, NO_ANSWER } from './sample-words.ts';
import { storePages } from './stored-answers.ts';

/** The limit for opening, and the time a busy machine takes to show that it has passed. */
const SAID_WITHIN_MS = 6_000;

test.beforeEach(({ allowConsole }) => allowConsole(NO_ANSWER));

test(
  'ERR-02 an upgrade blocked by an old tab: the page says so, works, and recovers once the tab is gone',
  fullRun,
  async ({ page, context }) => {
    const old = await context.newPage();
    await old.goto('/robots.txt');
    await old.evaluate(openFirstRelease);
    await page.goto('/saved');
    await untilHydrated(page);
    const start = performance.now();
    await expect(page.getByText('This device can’t save anything right now')).toBeVisible();
    const saidAfter = Math.round(performance.now() - start);
    console.log(`an upgrade that is blocked: said ${saidAfter} ms after the page came to life`);
    expect(saidAfter).toBeLessThan(SAID_WITHIN_MS);
    await page.goto(EVENT);
    await expectSchedule(page);

    await old.close();
    await page.goto('/saved');
    await expect(page.getByText('Nothing saved yet')).toBeVisible();
  },
);

test(
  'PWA-06 OFFLINE-05 OFFLINE-14 a rolled-back build finds the database of a newer one: nothing is lost',
  fullRun,
  async ({ context, site }) => {
    test.slow();
    const page = await openContact(context);
    await storePages(page);
    await page.goto(EVENT);
    await untilHydrated(page);
    const star = page.getByRole('button', { name: 'Save Pythian National Games', exact: true });
    await star.click();
    await expect.poll(async () => (await counts(page)).saved).toBe(1);
    await page.goto('/contact');
    await untilHydrated(page);
    await context.setOffline(true);
    await sendUnanswered(page, 'Written in the newer build');
    const before = await counts(page);
    expect(before).toEqual({ outbox: 1, saved: 1 });

    await page.evaluate(upgradeFar);
    await page.goto('/saved');
    await expect(
      page.getByRole('region', { name: 'Your list' }).getByRole('link', { name: 'Pythian National Games' }),
    ).toBeVisible();
    await page.goto(EVENT);
    await expectSchedule(page);
    expect(await counts(page)).toEqual({ ...before, medals: 1 });
    await context.setOffline(false);
    await page.goto('/contact');
    await expectStoredOnce(site, 'Written in the newer build');
  },
);

/** In the page: the database as the first release made it, held open by code that ignores upgrades. */
function openFirstRelease(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('pythian', 10);
    opening.onupgradeneeded = () => {
      const { result } = opening;
      result.createObjectStore('answers', { keyPath: 'key' });
      const outbox = result.createObjectStore('outbox', { keyPath: 'order', autoIncrement: true });
      outbox.createIndex('id', 'id', { unique: true });
      result.createObjectStore('receipts', { keyPath: 'id' });
      result.createObjectStore('device', { keyPath: 'name' });
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      Object.assign(window, { heldOpen: opening.result });
      resolve();
    };
  });
}

/** In the page: the database as a much later release leaves it. */
function upgradeFar(): Promise<void> {
  return new Promise((resolve, reject) => {
    const opening = indexedDB.open('pythian', 90);
    opening.onupgradeneeded = () => {
      opening.transaction?.objectStore('outbox').createIndex('command', 'command');
      opening.result.createObjectStore('medals', { keyPath: 'place' }).put({ place: 1 });
    };
    opening.onerror = () => reject(opening.error);
    opening.onsuccess = () => {
      opening.result.close();
      resolve();
    };
  });
}

/** Counts the records in the stores that must never be lost, reading the database directly. */
const counts = (page: Page) =>
  page.evaluate(async () => {
    const done = <Value>(request: IDBRequest<Value>) =>
      new Promise<Value>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const database = await done(indexedDB.open('pythian'));
    const kept = ['outbox', 'saved', 'medals'].filter((store) => database.objectStoreNames.contains(store));
    const counted = kept.map(async (store) => {
      return [store, await done(database.transaction(store).objectStore(store).count())] as const;
    });
    const all = Object.fromEntries(await Promise.all(counted));
    database.close();
    return all;
  });
