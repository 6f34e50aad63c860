/*
 * Takes the pictures of the README and of a full overview: main screens on phone and desktop, light and dark, online
 * and with the server stopped. Needs a build: node scripts/assets/film-strip.mjs [folder]
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { launchOptions } from '../tools/browser.mjs';
import { serveBuild } from './serve-build.mjs';

const FOLDER = process.argv[2] ?? 'docs/pictures';
const SCREENS = ['/', '/event', '/event/pythian-national-games', '/news', '/contact'];
const SIZES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 1 },
  desktop: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 0.5 },
};
const SETTLED_MS = 1_500;

mkdirSync(FOLDER, { recursive: true });
const browser = await chromium.launch(launchOptions());
for (const [size, options] of Object.entries(SIZES)) {
  const rows = [];
  for (const colorScheme of ['light', 'dark']) {
    const server = await serveBuild();
    const context = await browser.newContext({ ...options, colorScheme });
    rows.push({ words: `${colorScheme}, online`, shots: await takeAll(context, server.url) });
    await context.pages()[0]?.close();
    server.stop();
    rows.push({ words: `${colorScheme}, server stopped`, shots: await takeAll(context, server.url) });
    await context.close();
  }
  await compose(size, options, rows);
}
await browser.close();

async function takeAll(context, url) {
  const page = await context.newPage();
  const shots = [];
  for (const path of SCREENS) {
    await page.goto(url + path);
    await page.waitForTimeout(SETTLED_MS);
    if (path.startsWith('/event/')) await page.locator('#schedule').scrollIntoViewIfNeeded();
    await page.waitForTimeout(SETTLED_MS / 3);
    shots.push((await page.screenshot({ type: 'jpeg', quality: 82 })).toString('base64'));
  }
  await page.close();
  return shots;
}

async function compose(size, { viewport, deviceScaleFactor }, rows) {
  const width = Math.round((viewport.width * deviceScaleFactor) / (size === 'phone' ? 1.6 : 1.8));
  const page = await browser.newPage({
    viewport: { width: (width + 16) * SCREENS.length + 16, height: 400 },
  });
  const figure = ({ words, shots }) =>
    `<p>${words}</p><div>${shots.map((shot) => `<img src="data:image/jpeg;base64,${shot}" width="${width}">`).join('')}</div>`;
  await page.setContent(
    `<style>body{margin:16px;background:#cbb9a5;font:14px sans-serif}p{margin:8px 0 4px}div{display:flex;gap:16px}</style>${rows.map(figure).join('')}`,
  );
  await page.screenshot({
    path: join(FOLDER, `strip-${size}.jpg`),
    type: 'jpeg',
    quality: 80,
    fullPage: true,
  });
  await page.close();
}
