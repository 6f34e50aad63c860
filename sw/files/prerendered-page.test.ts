import { expect, it } from 'vitest';
import { readyPage } from './prerendered-page.ts';

const shell = () =>
  new Response('<header></header><main></main>', {
    headers: { 'content-security-policy': 'default-src', 'content-length': '29', etag: '"shell"' },
  });
const described = () => Response.json({ '/history': [[0, 23], '<h1>History</h1>', [23, 7]] });

it('PWA-06 a prerendered page is assembled from the shell and its own parts', async () => {
  const page = await readyPage('/history', shell(), described());
  expect(await page?.text()).toBe('<header></header><main><h1>History</h1></main>');
  expect(page?.headers.get('content-security-policy')).toBe('default-src');
  expect(page?.headers.has('etag')).toBe(false);
  expect(page?.headers.has('content-length')).toBe(false);
});

it.each(['/medals', '/constructor', ''])('%s has no prerendered page', async (path) => {
  expect(await readyPage(path, shell(), described())).toBeNull();
});
