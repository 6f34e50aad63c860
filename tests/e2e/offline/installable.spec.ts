import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '../../support/fixtures.ts';
import { fullRun } from '../../support/scope.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import { BUILT_SITE } from '../../support/site.ts';

interface ManifestIcon {
  readonly src: string;
  readonly sizes: string;
  readonly type: string;
  readonly purpose?: string;
}

test('PWA-01 the manifest has what an installation needs, and every picture matches its description', async ({
  page,
}) => {
  await page.goto('/');
  const address = await page.locator('link[rel="manifest"]').getAttribute('href');
  expect(address).toBe('/manifest.webmanifest');
  const answer = await page.request.get('/manifest.webmanifest');
  expect(answer.headers()['content-type']).toContain('application/manifest+json');
  const manifest = await answer.json();
  expect(manifest).toMatchObject({
    name: expect.stringMatching(/\S/),
    short_name: expect.stringMatching(/\S/),
    start_url: expect.stringMatching(/^\//),
    display: 'standalone',
    theme_color: expect.stringMatching(/^#/),
    background_color: expect.stringMatching(/^#/),
  });
  const icons: readonly ManifestIcon[] = manifest.icons;
  for (const size of ['192x192', '512x512']) expect(icons.map(({ sizes }) => sizes)).toContain(size);
  expect(icons.some(({ purpose = '' }) => purpose.split(' ').includes('maskable'))).toBe(true);
  const screenshots: readonly (ManifestIcon & { form_factor: string })[] = manifest.screenshots;
  expect(new Set(screenshots.map(({ form_factor }) => form_factor))).toEqual(new Set(['narrow', 'wide']));
  for (const { src, sizes, type } of [...icons, ...screenshots]) {
    const icon = await page.request.get(new URL(src, new URL('/manifest.webmanifest', page.url())).href);
    expect(icon.headers()['content-type'], src).toBe(type);
    const [width, height] = sizes.split('x').map(Number);
    if (!width || !height) continue;
    const measured = await page.evaluate(async (from) => {
      const image = new Image();
      image.src = from;
      await image.decode();
      return [image.naturalWidth, image.naturalHeight];
    }, src);
    expect(measured, src).toEqual([width, height]);
  }
  const apple = await page.locator('link[rel="apple-touch-icon"]').getAttribute('href');
  expect((await page.request.get(apple ?? '/none')).headers()['content-type']).toBe('image/png');
});

test('PWA-02 PWA-03 the browser finds no obstacle to an installation', fullRun, async ({ launchProfile }) => {
  const context = await launchProfile();
  const page = await context.newPage();
  await page.goto('/');
  await waitForWorker(page);
  const session = await context.newCDPSession(page);
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors');
  expect(installabilityErrors).toEqual([]);
  const { errors } = await session.send('Page.getAppManifest');
  expect(errors).toEqual([]);
});

test(
  'PWA-07 data, documents, calls and missing files are answered by the server, never by a page',
  fullRun,
  async ({ page, allowConsole }) => {
    // What the browser requests without a page of ours.
    allowConsole(/status of 40[14]/);
    await page.goto('/');
    await waitForWorker(page);
    const [document = ''] = readdirSync(join(BUILT_SITE, 'documents'));
    const asked = [
      '/seo.json',
      `/documents/${document}`,
      '/api/Menu',
      '/documents/none.pdf',
      '/assets/none.js',
    ];
    const answers = await page.evaluate(
      (paths) =>
        Promise.all(
          paths.map(async (path) => {
            const { status, headers } = await fetch(path, { headers: { 'access-token': 'test' } });
            return `${path} ${status} ${headers.get('content-type')?.replace(/;.*/, '')}`;
          }),
        ),
      asked,
    );
    expect(answers).toEqual([
      '/seo.json 200 application/json',
      `/documents/${document} 200 application/pdf`,
      '/api/Menu 200 application/json',
      '/documents/none.pdf 404 text/plain',
      '/assets/none.js 404 text/plain',
    ]);
    // Opened in a window, as by a link.
    const window = await page.context().newPage();
    const opened = await window.goto('/seo.json');
    expect(opened?.headers()['content-type']).toContain('application/json');
    expect((await window.goto('/documents/none.pdf'))?.status()).toBe(404);
    expect((await window.goto('/api/Menu'))?.status()).toBe(401);
  },
);
