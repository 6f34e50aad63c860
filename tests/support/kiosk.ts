import type { Page } from '@playwright/test';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../../src/i18n/languages.ts';
import { expect } from './fixtures.ts';
import { untilHydrated } from './settled.ts';

/** The screens a kiosk is made for (art direction). */
export const KIOSK_SCREENS = [
  { name: 'portrait', viewport: { width: 1080, height: 1920 } },
  { name: 'landscape', viewport: { width: 1280, height: 800 } },
] as const;

export const touchButton = (page: Page) => page.getByRole('button', { name: 'Touch to begin' });

/** Makes the browser a kiosk, and waits for the start page. */
export async function openKiosk(page: Page, query = ''): Promise<void> {
  await page.goto(`/kiosk${query}`);
  await expect(page.locator('html.kiosk')).toBeAttached();
  await untilKiosk(page);
}

/** Waits for the kiosk's layout, on any page and in any language. */
export async function untilKiosk(page: Page): Promise<void> {
  await expect(
    page.locator('html.kiosk').locator('footer:not(main footer), #kiosk-start').first(),
  ).toBeVisible();
  // A PIN in the address makes the page load once more, before it hydrates.
  await untilHydrated(page);
  await expect
    .poll(() => page.evaluate(() => localStorage.getItem('kiosk')).catch(() => 'between two pages'))
    .toBe('1');
}

/** All languages of a kiosk, besides the one every page is written in. */
const OTHER_LANGUAGES = LANGUAGE_CODES.filter((code) => code !== DEFAULT_LANGUAGE);

/** A settled kiosk loads every language automatically. Waits until the worker has the last one. */
export async function untilLanguagesCached(page: Page): Promise<void> {
  const kept = () =>
    page.evaluate(async () => {
      const files = await (await caches.open('files')).keys();
      const codes = files.flatMap(({ url }) => /languages\/(\w+)-/.exec(url)?.[1] ?? []);
      return codes.sort();
    });
  await expect.poll(kept, { timeout: 30_000 }).toEqual(OTHER_LANGUAGES);
}

/** Types a PIN on the keys of the page. */
export async function pressPin(page: Page, digits: string): Promise<void> {
  for (const digit of digits) await page.getByRole('button', { name: digit, exact: true }).tap();
  await page.getByRole('button', { name: 'OK' }).tap();
}

/** Makes the browser a kiosk, with a PIN, and opens the staff page. */
export async function openStaffPage(page: Page): Promise<void> {
  await page.goto('/kiosk/staff#pin=2468');
  await untilKiosk(page);
  await pressPin(page, '2468');
  await expect(page.getByRole('heading', { name: 'Settings' })).toBeVisible();
}

/** The dialog that asks whether anybody is still here. */
export const question = (page: Page) => page.getByRole('dialog', { name: 'Are you still there?' });

export const finishButton = (page: Page) => page.getByRole('button', { name: 'Finish' });

/** Everything a stranger could find again: storages, database, history, and what the page shows. */
export function readableEverywhere(page: Page): Promise<string> {
  return page.evaluate(async () => {
    const parts: string[] = [
      document.documentElement.outerHTML,
      ...[...document.querySelectorAll('input,textarea,select')].map(
        (field) => (field as HTMLInputElement).value,
      ),
      JSON.stringify(history.state),
      String(history.length),
      location.href,
      document.cookie,
      window.name,
      JSON.stringify(Object.entries(localStorage)),
      JSON.stringify(Object.entries(sessionStorage)),
    ];
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue;
      const database = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name);
        opening.onsuccess = () => resolve(opening.result);
        opening.onerror = () => reject(opening.error);
      });
      for (const store of database.objectStoreNames) {
        const rows = await new Promise<unknown[]>((resolve, reject) => {
          const reading = database.transaction(store).objectStore(store).getAll();
          reading.onsuccess = () => resolve(reading.result);
          reading.onerror = () => reject(reading.error);
        });
        parts.push(`${store}: ${JSON.stringify(rows, readable)}`);
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) parts.push(request.url);
    }
    return parts.join('\n');

    function readable(_: string, value: unknown): unknown {
      if (value instanceof ArrayBuffer) return new TextDecoder('latin1').decode(value);
      if (ArrayBuffer.isView(value)) return new TextDecoder('latin1').decode(value);
      return value;
    }
  });
}
