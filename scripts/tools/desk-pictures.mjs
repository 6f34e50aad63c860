/*
 * Takes the pictures of docs/desk.md: today's list on a phone, a file with two rows to correct, and all pictures, each
 * with the sample's content. Needs a build: node scripts/tools/desk-pictures.mjs [folder]
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { serveBuild } from '../assets/serve-build.mjs';
import { launchOptions } from './browser.mjs';

const FOLDER = process.argv[2] ?? 'docs/pictures';
const COMPUTER = { width: 1440, height: 900 };
const PHONE = { width: 390, height: 844 };
const GAP = 13;
const JPEG = { type: 'jpeg', quality: 68 };
/** A machine may be busy with other things. */
const PATIENCE_MS = 180_000;
const ZONE = 'Asia/Kolkata';
/** Of the event that runs. */
const TODAY = new Date().toLocaleDateString('en-CA', { timeZone: ZONE });
/** Sessions are on then, and others come. */
const EVENING = new Date(`${TODAY}T18:20:00+05:30`);
/** The last one comes first. */
const PICTURES = [
  { file: 'river-2021', shows: 'A ship with two musicians on the sea at sunrise' },
  { file: 'heritage-2023', shows: null },
  { file: 'delphi-gathering', shows: 'The theatre of Delphi above the valley' },
];

mkdirSync(FOLDER, { recursive: true });
const data = mkdtempSync(join(tmpdir(), 'pictures-'));
const server = await serveBuild(data);
const browser = await chromium.launch(launchOptions());
try {
  const context = await browser.newContext({
    ...{ baseURL: server.url, viewport: COMPUTER, timezoneId: ZONE, locale: 'en-GB' },
    ...{ colorScheme: 'light', reducedMotion: 'reduce', serviceWorkers: 'block' },
  });
  context.setDefaultTimeout(PATIENCE_MS);
  const page = await context.newPage();
  await page.clock.setFixedTime(EVENING);
  await enter(page);
  await takePictures(page);
  await takeImport(page);
  await takeToday(page);
} finally {
  await browser.close();
  server.stop();
}

async function enter(page) {
  const words = ['dist-server/content.js', 'users', 'invite', 'ada@festival.example', '--role', 'owner'];
  const said = execFileSync(process.execPath, words, { env: { ...process.env, DATA_DIR: data } });
  const [path] = /\/desk\/invitation\/\S+/.exec(String(said)) ?? [];
  await page.goto(path);
  await page.getByLabel('Your name').fill('Ada Example');
  await page.getByLabel('Password').fill('lyre river amber noon');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByRole('button', { name: 'Start from the sample' }).click();
  await page.getByRole('heading', { level: 1, name: 'Today' }).waitFor();
}

async function takePictures(page) {
  await page.goto('/desk/pictures');
  for (const { file, shows } of PICTURES) {
    const opened = page.waitForEvent('filechooser');
    await page.getByRole('button', { name: 'Upload a picture' }).click();
    await (await opened).setFiles(`server/sample/media/events/${file}.webp`);
    const dialog = page.getByRole('dialog');
    if (shows === null) await dialog.getByRole('checkbox').check();
    else await dialog.getByLabel('What the picture shows').fill(shows);
    await dialog.getByRole('button', { name: 'Upload' }).click();
    await dialog.waitFor({ state: 'hidden' });
  }
  await page.goto('/desk/event/101');
  await page.getByRole('button', { name: 'Choose a picture for “Image”' }).first().click();
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^The theatre/ })
    .click();
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Event saved.').waitFor();
  await page.goto('/desk/pictures');
  await page.getByRole('list', { name: /^Where “The theatre/ }).waitFor();
  await shoot(page, 'desk-pictures');
}

async function takeImport(page) {
  await page.goto('/desk/import');
  await page
    .locator('input[type=file]')
    .setInputFiles({ name: 'programme.csv', mimeType: 'text/csv', buffer: programme() });
  await page.getByText(/^Row 223/).waitFor();
  await shoot(page, 'desk-import');
}

/** A day of sessions, two of which cannot be read. */
function programme() {
  const rows = Array.from({ length: 240 }, (_, index) => {
    const row = index + 2;
    const day = row === 223 ? '2026-13-45' : TODAY;
    const start = row === 38 ? '25:70' : `${String(9 + (index % 12)).padStart(2, '0')}:30`;
    return `Kithara,"Heats, group ${index + 1}",${day},${start},Old Theatre`;
  });
  return Buffer.from(['Game,Title,Day,Start,Place', ...rows].join('\n'));
}

/** The list, the ways to move an entry, and what publishing would change, side by side. */
async function takeToday(page) {
  await page.setViewportSize(PHONE);
  await page.goto('/desk');
  await publish(page);
  await page.getByText('not published').waitFor({ state: 'hidden' });
  const entry = page.getByRole('main').locator('button[aria-expanded]').first();
  await entry.waitFor();
  await page.reload();
  await entry.waitFor();
  const shots = [await page.screenshot()];
  await entry.click();
  const move = page.getByRole('button', { name: '+15 min' });
  await move.waitFor();
  shots.push(await page.screenshot());
  await move.click();
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('dialog').getByText('Starts at').waitFor();
  shots.push(await page.screenshot());
  await compose(shots);
}

async function publish(page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await page.getByRole('button', { name: 'Publish now' }).click();
}

async function shoot(page, name) {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await page.screenshot({ ...JPEG, path: join(FOLDER, `${name}.jpg`) });
}

async function compose(shots) {
  const width = shots.length * (PHONE.width + GAP) - GAP;
  const page = await browser.newPage({ viewport: { width, height: PHONE.height } });
  const images = shots.map((shot) => `<img src="data:image/png;base64,${shot.toString('base64')}">`);
  await page.setContent(
    `<style>body{margin:0;display:flex;gap:${GAP}px;background:#fff}img{display:block}</style>${images.join('')}`,
  );
  await shoot(page, 'desk-today');
}
