/*
 * Draws the pictures that previews of the sample's events and articles show (docs/open-data.md): the picture of each
 * above the name of the site. Needs a build and a browser: node scripts/assets/preview-pictures.mjs
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright';
import { launchOptions } from '../tools/browser.mjs';

const ROOT = new URL('../../', import.meta.url);
const PREVIEWS = new URL('public/previews/', ROOT);
const FEED = new URL('dist/unaddressed/feed.json', ROOT);
const SIZE = { width: 1200, height: 630 };
/** Flat colours need no more, and messengers load every preview. */
const QUALITY = 72;
const TYPES = { '.svg': 'image/svg+xml', '.webp': 'image/webp', '.woff2': 'font/woff2' };

const embedded = (file) =>
  `data:${TYPES[extname(file)]};base64,${readFileSync(new URL(file, ROOT)).toString('base64')}`;

/** Paths of pages without their first slash, with the pictures of the sample that they show. */
async function pictures() {
  const { createApp } = await import(new URL('dist-server/app.js', ROOT));
  const app = await createApp({ siteDir: null });
  const ask = async (eventtype) => {
    const answer = await app.inject({
      url: '/api/events',
      headers: { 'access-token': 'preview', eventtype },
    });
    // One of the two lists comes without a wrapper.
    return answer.json().data ?? answer.json();
  };
  const events = [...(await ask('upcoming')), ...(await ask('previous'))];
  const news = await app.inject({ method: 'POST', url: '/api/news', headers: { 'access-token': 'preview' } });
  await app.close();
  return [
    ...events
      .filter(({ imagetype, eventimage, readmoreurl }) => imagetype === 'image' && eventimage && readmoreurl)
      .map(({ eventimage, readmoreurl }) => [
        `event/${readmoreurl}`,
        `events/${eventimage.replace(/^\/media\/events\//, '')}`,
      ]),
    ...newsPictures(news.json().data),
  ];
}

/** The feed has the same articles in the same order, and knows their keys. */
function newsPictures(news) {
  const { items } = JSON.parse(readFileSync(FEED, 'utf8'));
  return news.flatMap(({ file }, index) => {
    const key = new URL(items[index].url).searchParams.get('article');
    return file ? [[`news/details/${key}`, file.replace(/^\/media\//, '')]] : [];
  });
}

const page = (picture) => `<style>
  @font-face { font-family: Display; src: url(${embedded('src/styles/fonts/display-latin.woff2')}); }
  body { margin: 0; inline-size: 1200px; block-size: 630px; display: grid; grid-template-rows: 1fr 102px; background: #17110e; }
  .picture { min-block-size: 0; inline-size: 100%; block-size: 100%; object-fit: cover; }
  p { margin: 0; display: flex; align-items: center; gap: 22px; padding-inline: 40px; color: #fff4e2; font: 650 52px/1 Display; border-block-start: 6px solid #dc6734; }
  p img { block-size: 62px; }
</style><img class="picture" src="${picture}"><p><img src="${embedded('public/icons/favicon.svg')}">Pythian Games</p>`;

const browser = await chromium.launch(launchOptions());
const window = await browser.newPage({ viewport: SIZE });
for (const [path, picture] of await pictures()) {
  await window.setContent(page(embedded(`server/sample/media/${picture}`)));
  await window.evaluate(() =>
    Promise.all([document.fonts.ready, ...[...document.images].map((one) => one.decode())]),
  );
  const file = fileURLToPath(new URL(`${path}.jpg`, PREVIEWS));
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, await window.screenshot({ type: 'jpeg', quality: QUALITY }));
}
await browser.close();
