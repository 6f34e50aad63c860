import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { XMLParser, XMLValidator } from 'fast-xml-parser';
import { appPrivacyPolicy } from '#content/policies/app-privacy.ts';
import { privacyPolicy } from '#content/policies/privacy.ts';
import { decodeEntities } from '#core/html/decode-entities.ts';
import { paths } from '../../src/navigation/paths.ts';
import { expect, test, withoutWorker } from '../support/fixtures.ts';
import { pictureSize } from '../support/looking/picture-size.ts';
import { faultsOfSchedule } from '../support/reading/conference-schedule-form.ts';
import { readAtom, readJsonFeed } from '../support/reading/read-feed.ts';
import { faultsOfStructuredData } from '../support/reading/structured-data-form.ts';
import { untilSettled } from '../support/settled.ts';
import { BUILT_SITE, builtPages } from '../support/site.ts';

/* Every prerendered page as a crawler without scripts reads it, and the files it is led to. */

test.use(withoutWorker);

interface BuiltPage {
  readonly path: string;
  readonly html: string;
  readonly isListed: boolean;
}

const pages: readonly BuiltPage[] = Object.entries(builtPages())
  .filter(([path]) => path !== '/home')
  .map(([path, file]) => {
    const html = readFileSync(join(BUILT_SITE, file), 'utf8');
    return { path, html, isListed: !html.includes('name="robots" content="noindex"') };
  });
const listed = pages.filter(({ isListed }) => isListed);

const blocksOf = (html: string) =>
  [...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(
    ([, json = '']) => json,
  );
const SITE_PICTURE = '/pictures/og-1200x630.png';
const onOneLine = (text: string) => text.replace(/\s+/g, ' ');
const metaOf = (html: string, property: string) =>
  [...html.matchAll(new RegExp(`<meta (?:property|name)="${property}" content="([^"]*)"`, 'g'))].map(
    ([, content = '']) => content,
  );
/** Rooted paths of alternates by media type. */
const alternatesOf = (html: string) =>
  [...html.matchAll(/<link rel="alternate" type="([^"]+)"[^>]* href="([^"]+)"/g)].map(([, type, href]) => [
    type,
    href,
  ]);

test('DATA-01 every listed page tells machines what it is about, and where it is', async () => {
  expect(listed.length).toBeGreaterThan(100);
  for (const { path, html } of listed) {
    const blocks = blocksOf(html);
    expect(blocks, path).toHaveLength(1);
    const data = JSON.parse(blocks[0] ?? '');
    expect(faultsOfStructuredData(data), path).toEqual([]);
    const types: string[] = data['@graph'].map((node: { '@type': string }) => node['@type']);
    if (path === '/') expect(types).toEqual(['Organization', 'WebSite']);
    else expect(types, path).toContain('BreadcrumbList');
    if (/^\/event\/[^/]+$/.test(path)) expect(types, path).toContain('Festival');
    if (path.startsWith('/news/details')) expect(types, path).toContain('NewsArticle');
  }
});

test('DATA-01 a page that search engines must not list tells them nothing', () => {
  const hidden = pages.filter(({ isListed }) => !isListed);
  expect(hidden.length).toBeGreaterThan(3);
  for (const { path, html } of hidden) expect(blocksOf(html), path).toEqual([]);
});

test('DATA-01 the check of structured data finds faults', () => {
  const home = JSON.parse(blocksOf(pages.find(({ path }) => path === '/event')?.html ?? '')[0] ?? '');
  expect(faultsOfStructuredData(home)).toEqual([]);
  for (const spoil of [
    (node: Record<string, unknown>) => delete node['@type'],
    (node: Record<string, unknown>) => Object.assign(node, { '@type': 'Festivall' }),
    (node: Record<string, unknown>) => Object.assign(node, { itemListElement: [] }),
    (node: Record<string, unknown>) => Object.assign(node, { startDate: '28-11-2026' }),
  ]) {
    const spoiled = structuredClone(home);
    spoil(spoiled['@graph'][0]);
    expect(faultsOfStructuredData(spoiled), spoil.toString()).not.toEqual([]);
  }
});

test('DATA-01 search engines can use the search', async ({ request }) => {
  const { '@graph': nodes } = JSON.parse(
    blocksOf(listed.find(({ path }) => path === '/')?.html ?? '')[0] ?? '',
  );
  const site = nodes.find((node: { '@type': string }) => node['@type'] === 'WebSite');
  const address = site.potentialAction.target.urlTemplate.replace('{words}', 'lyre');
  expect(address).toBe(paths.search('lyre'));
  expect((await request.get(address)).status()).toBe(200);
});

test('DATA-06 every page has what previews show, with a picture of exactly their size', () => {
  for (const { path, html } of pages) {
    for (const property of ['title', 'description', 'site_name', 'locale', 'type', 'image', 'image:alt'])
      expect(metaOf(html, `og:${property}`), `${path} og:${property}`).toEqual([expect.stringMatching(/\S/)]);
    expect(metaOf(html, 'twitter:card')).toEqual(['summary_large_image']);
    for (const property of ['title', 'description', 'image', 'image:alt'])
      expect(metaOf(html, `twitter:${property}`), `${path} ${property}`).toEqual(
        metaOf(html, `og:${property}`),
      );
    const [picture = ''] = metaOf(html, 'og:image');
    const size = ['width', 'height'].map((side) => metaOf(html, `og:image:${side}`).map(Number));
    expect(size, path).toEqual([[1200], [630]]);
    const file = join(BUILT_SITE, decodeURI(picture));
    expect(existsSync(file), `${path}: ${picture}`).toBe(true);
    const preview = readFileSync(file);
    expect(pictureSize(preview), picture).toEqual({ width: 1200, height: 630 });
    expect(preview.length, picture).toBeLessThan(120_001);
  }
});

/** What each kind of page is called, and those in the sample without a picture of their own. */
const PICTURED = {
  event: {
    page: /^\/event\/[^/]+$/,
    // A film, or nothing.
    bare: /^\/event\/(?:opening-film|kithara-and-sitar|first-national-programme)$/,
  },
  game: { page: /^\/event(?:\/[^/]+){3}$/, bare: /^$/ },
  subGame: { page: /^\/event(?:\/[^/]+){4}$/, bare: /\/hymn-to-apollo$/ },
  partner: { page: /^\/our-council\/[^/]+$/, bare: /\/lucho-tamarin$/ },
  category: { page: /^\/event-categories\/[^/]+$/, bare: /^$/ },
  competitions: { page: /^\/event-categories(?:\/[^/]+){2}$/, bare: /^$/ },
  article: {
    page: /^\/news\/details\?/,
    bare: /=(?:call-for-helpers-(?:2|1kd27mg)|minutes-of-the-spring-.*)$/,
  },
} as const;

for (const [kind, { page: isOfKind, bare }] of Object.entries(PICTURED))
  test(`DATA-06 a page of this kind has a preview drawn of its own picture: ${kind}`, () => {
    const ofKind = listed.filter(({ path }) => isOfKind.test(path));
    const shown = ofKind.map(({ path, html }) => [path, metaOf(html, 'og:image')[0] ?? ''] as const);
    expect(shown.length).toBeGreaterThan(3);
    for (const [path, picture] of shown)
      expect(picture, path).toMatch(bare.test(path) ? SITE_PICTURE : /^\/previews\/[\da-f]{24}\.jpg$/);
    const previews = new Set(shown.map(([, picture]) => picture));
    expect(previews.size).toBeGreaterThan(1);
  });

test('DATA-10 no two listed pages have one title, nor two things one description in previews', () => {
  const titleOf = (html: string) => /<title[^>]*>([^<]*)/.exec(html)?.[1] ?? '';
  // Articles are titled as they come: two of them may have one title.
  const titles = listed
    .filter(({ path }) => !path.startsWith('/news/details'))
    .map(({ html }) => titleOf(html));
  expect(titles.filter((title, index) => titles.indexOf(title) !== index)).toEqual([]);
  /** What a page is about, by its description: a game has one text in all its events. */
  const things = new Map<string, Set<string>>();
  for (const { path, html } of listed) {
    // An article of a title only has the description of the page.
    if (path.startsWith('/news/details')) continue;
    const [description = ''] = metaOf(html, 'og:description');
    const [name = ''] = titleOf(html).split(' – ');
    things.set(description, (things.get(description) ?? new Set()).add(name));
  }
  expect([...things].filter(([, names]) => names.size > 1)).toEqual([]);
});

test('NEWS-13 DATA-01 DATA-06 an article says of itself what previews and search engines show', async ({
  request,
}) => {
  const feed = await (await request.get('/feed.json')).json();
  expect(feed.items.length).toBeGreaterThan(5);
  const seen = new Set<string>();
  for (const { url, title, image, content_text: text } of feed.items as Record<string, string>[]) {
    const html = await (await request.get(url ?? '')).text();
    const path = (url ?? '').slice(new URL(url ?? '').origin.length);
    expect(decodeEntities(metaOf(html, 'og:title')[0] ?? ''), path).toBe(`${title} – Pythian Games`);
    expect(metaOf(html, 'og:type'), path).toEqual(['article']);
    const [picture = ''] = metaOf(html, 'og:image');
    expect(picture, path).toBe(image === undefined ? SITE_PICTURE : new URL(image).pathname);
    const description = decodeEntities(metaOf(html, 'description')[0] ?? '');
    expect(decodeEntities(metaOf(html, 'og:description')[0] ?? ''), path).toBe(description);
    // An article of a title only has the description of the page.
    if (text !== title) expect(onOneLine(text ?? ''), path).toContain(description.replace(/…$/, '').trim());
    const nodes = JSON.parse(blocksOf(html)[0] ?? '')['@graph'];
    expect(nodes[0], path).toMatchObject({ '@type': 'NewsArticle', headline: title, url: path });
    expect(nodes[1].itemListElement.at(-1), path).toMatchObject({ name: title, item: path });
    seen.add(`${title} ${picture}`);
  }
  expect(seen.size).toBeGreaterThan(5);
});

test('DATA-06 no page names an address that could be another’s, while the site does not know its own', () => {
  for (const { path, html } of pages) {
    const addresses = [
      ...html.matchAll(/<link rel="canonical" href="([^"]*)"/g),
      ...html.matchAll(/property="og:url" content="([^"]*)"/g),
    ].map(([, address]) => address);
    expect(addresses, path).toEqual([]);
  }
});

test('DATA-01 DATA-06 scripts add the address, and what was true of one page goes with it', async ({
  page,
}) => {
  const ofPage = page.locator('[data-of-page]');
  await page.goto('/event/pythian-national-games');
  await untilSettled(page);
  await expect(ofPage).toHaveCount(4);
  await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', page.url());
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute(
    'content',
    /^\/previews\/[\da-f]+\.jpg$/,
  );
  await page.getByRole('contentinfo').getByRole('link', { name: 'Medals' }).click();
  await expect(page).toHaveURL(/\/medals$/);
  await expect(page.locator('meta[property="og:image"]')).toHaveAttribute('content', /^\/pictures\/og-/);
  await expect(ofPage).toHaveCount(0);
});

test('DATA-02 the sitemap lists exactly the pages and articles that search engines may list', async ({
  request,
  site,
}) => {
  const robots = await (await request.get('/robots.txt')).text();
  const address = /^Sitemap: (\S+)$/m.exec(robots)?.[1] ?? '';
  expect(address).toBe(`${site.url}/sitemap.xml`);
  const text = await (await request.get(address)).text();
  expect(XMLValidator.validate(text)).toBe(true);
  const { url: rows } = new XMLParser().parse(text).urlset as { url: { loc: string; lastmod?: string }[] };
  const feed = await (await request.get('/feed.json')).json();
  const articles: string[] = feed.items.map(({ url }: { url: string }) => url);
  // The bare address shows the newest article, which has one of its own.
  const own = listed.filter(({ path }) => path !== '/news/details');
  const expected = own.map(({ path }) => new URL(path, site.url).href);
  expect(rows.map(({ loc }) => loc).sort()).toEqual([...new Set([...expected, ...articles])].sort());
  // Only the content itself knows when it changed: the date of the build is no date of a page.
  const dated = rows.filter(({ lastmod }) => lastmod !== undefined);
  expect(Object.fromEntries(dated.map(({ loc, lastmod }) => [new URL(loc).pathname, lastmod]))).toEqual({
    [paths.privacy()]: privacyPolicy('').lastChanged,
    [paths.appPrivacy()]: appPrivacyPolicy('').lastChanged,
  });
});

test('DATA-03 every listed page leads to the news feeds, and both tell the same', async ({ request }) => {
  for (const { path, html } of listed)
    expect(alternatesOf(html).slice(0, 2), path).toEqual([
      ['application/atom+xml', '/feed.atom'],
      ['application/feed+json', '/feed.json'],
    ]);
  const atom = await (await request.get('/feed.atom')).text();
  expect(XMLValidator.validate(atom)).toBe(true);
  const { feed } = new XMLParser({ ignoreAttributes: false, parseTagValue: false }).parse(atom);
  const json = await (await request.get('/feed.json')).json();
  expect(json.version).toBe('https://jsonfeed.org/version/1.1');
  expect(json.items.length).toBeGreaterThan(5);
  const items = json.items.map(({ id, url, title, date_modified }: Record<string, string>) => [
    id,
    url,
    title,
    date_modified,
  ]);
  expect(
    feed.entry.map((entry: Record<string, string> & { link: Record<string, string> }) => [
      entry.id,
      entry.link['@_href'],
      entry.title,
      entry.updated,
    ]),
  ).toEqual(items);
  for (const { id, url } of json.items) {
    expect(id).toMatch(/^urn:uuid:[\da-f]{8}-[\da-f]{4}-8[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/);
    expect((await request.get(url)).status(), url).toBe(200);
  }
});

test('DATA-04 an event with a schedule leads to it in the form of conference apps', async ({ request }) => {
  const withSchedule = listed.flatMap(({ path, html }) =>
    alternatesOf(html).flatMap(([type, href = '']) => (type === 'application/json' ? [[path, href]] : [])),
  );
  expect(withSchedule.length).toBeGreaterThan(3);
  for (const [path = '', href = ''] of withSchedule) {
    expect(decodeURI(href)).toBe(`/schedule/${path.slice('/event/'.length)}.json`);
    const schedule = await (await request.get(href)).json();
    expect(faultsOfSchedule(schedule), href).toEqual([]);
    const { html = '' } = pages.find((page) => page.path === path) ?? {};
    expect(html.slice(html.indexOf('<body')), `${path} shows the link`).toContain(`href="${href}"`);
  }
});

test('DATA-09 an event with a schedule leads to the feeds of what changes on it', async ({
  request,
  site,
}) => {
  const withSchedule = listed.filter(({ html }) =>
    alternatesOf(html).some(([type]) => type === 'application/json'),
  );
  for (const { path, html } of withSchedule) {
    const [, , ...ofPage] = alternatesOf(html).filter(([type]) => type !== 'application/json');
    expect(ofPage, path).toEqual([
      ['application/atom+xml', `/calendar${encodeURI(path)}.atom`],
      ['application/feed+json', `/calendar${encodeURI(path)}.json`],
    ]);
    const [atom = '', json = ''] = ofPage.map(([, href]) => href);
    const feed = readAtom(await (await request.get(atom)).text());
    expect(feed.page, path).toBe(new URL(path, site.url).href);
    expect(readJsonFeed(await (await request.get(json)).text()).title).toBe(feed.title);
    expect(html.slice(html.indexOf('<body')), `${path} shows the link`).toContain(`href="${atom}"`);
  }
});

test('DATA-05 security.txt says whom to tell, for less than a year', async ({ request, site }) => {
  const text = await (await request.get('/.well-known/security.txt')).text();
  expect(text).toMatch(/^Contact: mailto:\S+@\S+$/m);
  expect(text).toContain(`Canonical: ${site.url}/.well-known/security.txt`);
  const expires = Date.parse(/^Expires: (\S+)$/m.exec(text)?.[1] ?? '');
  expect(expires).toBeGreaterThan(Date.now());
  expect(expires).toBeLessThan(Date.now() + 365 * 24 * 60 * 60_000);
});

test('DATA-08 every link says in its own words where it leads', () => {
  const VAGUE =
    /^(?:click here|here|go|start|more|read more|learn more|see more|more info(?:rmation)?|this)$/i;
  for (const { path, html } of listed) {
    // A link within the page has the name of what it leads to: "Go" is a game.
    const links = [...html.matchAll(/<a\b([^>]*)>(.*?)<\/a>/gs)].filter(
      ([, attributes = '']) => !attributes.includes(`href="${path}#`),
    );
    const words = links.map(
      ([, attributes = '', content = '']) =>
        /aria-label="([^"]*)"/.exec(attributes)?.[1] ??
        content
          .replace(/<[^>]*\balt="([^"]*)"[^>]*>/g, '$1')
          .replace(/<[^>]*>/g, '')
          .trim(),
    );
    expect(
      words.filter((text) => VAGUE.test(text)),
      path,
    ).toEqual([]);
  }
});
