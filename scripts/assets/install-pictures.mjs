/*
 * Takes the pictures that public/manifest.webmanifest names, and that a browser shows with its question whether to
 * install the site: main screens on phone and desktop, and the icons of the shortcuts. Needs a build:
 * node scripts/assets/install-pictures.mjs
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { chromium } from 'playwright';
import { launchOptions } from '../tools/browser.mjs';
import { serveBuild } from './serve-build.mjs';

const EVENT = '/event/pythian-national-games';
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 };
const DESK = { viewport: { width: 1280, height: 800 }, deviceScaleFactor: 1 };
const SCREENS = [
  { name: 'phone-home', path: '/', device: PHONE },
  { name: 'phone-schedule', path: `${EVENT}?order=time#schedule`, device: PHONE },
  { name: 'desk-home', path: '/', device: DESK },
];
const SHORTCUTS = { now: 'clock', saved: 'star', schedule: 'calendar-blank' };
const SETTLED_MS = 2_500;
const WEBP_QUALITY = 60;

const browser = await chromium.launch(launchOptions());
const server = await serveBuild();
for (const { name, path, device } of SCREENS) await takeScreen(name, server.url + path, device);
server.stop();
for (const [name, icon] of Object.entries(SHORTCUTS)) await drawShortcut(name, icon);
await browser.close();

async function takeScreen(name, url, device) {
  const context = await browser.newContext({ ...device, colorScheme: 'light', reducedMotion: 'reduce' });
  await context.addInitScript(rest);
  const page = await context.newPage();
  await page.goto(url);
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await page.waitForTimeout(SETTLED_MS);
  // Playwright itself writes no WebP.
  const session = await context.newCDPSession(page);
  const { x, y } = await page.evaluate(() => ({ x: scrollX, y: scrollY }));
  const { data } = await session.send('Page.captureScreenshot', {
    format: 'webp',
    quality: WEBP_QUALITY,
    clip: { x, y, ...device.viewport, scale: device.deviceScaleFactor },
  });
  writeFileSync(`public/pictures/install/${name}.webp`, Buffer.from(data, 'base64'));
  await context.close();
}

/** Runs in every page: nothing covers it that a visitor closes once. */
function rest() {
  localStorage.setItem('cookieConsent', 'given');
  sessionStorage.setItem('popupClose', '1');
}

/** An icon of the site in its own colours, on a disc. */
async function drawShortcut(name, icon) {
  const sheet = readFileSync('src/ui/pictures/icon-sheet.svg', 'utf8');
  const page = await browser.newPage({ viewport: { width: 96, height: 96 } });
  await page.setContent(
    `<style>body{margin:0}svg[hidden]{display:none}div{display:grid;place-items:center;width:96px;height:96px;border-radius:50%;background:#17110e;color:#e2733f}</style>
    ${sheet}<div><svg width="44" height="44" viewBox="0 0 256 256"><use href="#icon-${icon}"/></svg></div>`,
  );
  await page.screenshot({ path: `public/icons/shortcut-${name}-96.png`, omitBackground: true });
  await page.close();
}
