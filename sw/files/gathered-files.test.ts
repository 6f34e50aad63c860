import { expect, it, vi } from 'vitest';
import { createGatheredFiles } from './gathered-files.ts';

const VASE = '<svg>vase</svg>';
const file = () =>
  Response.json(
    { '/art/vase.svg': VASE },
    { headers: { 'content-security-policy': 'default-src', etag: '"a"' } },
  );

it('a drawing is returned as from its own address, and the bundle is read once', async () => {
  const keptFile = vi.fn(async () => file());
  const drawing = createGatheredFiles(keptFile);
  for (const _ of [1, 2]) {
    const vase = await drawing('/art/vase.svg');
    expect(await vase?.text()).toBe(VASE);
    expect(vase?.headers.get('content-type')).toBe('image/svg+xml');
    expect(vase?.headers.get('content-security-policy')).toBe('default-src');
    expect(vase?.headers.has('etag')).toBe(false);
  }
  expect(keptFile).toHaveBeenCalledOnce();
});

it.each([
  ['/assets/event-page-a.js', 'text/javascript; charset=utf-8'],
  ['/assets/event-page-a.css', 'text/css; charset=utf-8'],
])('%s has the content type of its name', async (path, type) => {
  const code = createGatheredFiles(async () => Response.json({ [path]: 'x' }));
  expect((await code(path))?.headers.get('content-type')).toBe(type);
});

it('a file of another build is not here', async () => {
  const drawing = createGatheredFiles(async () => file());
  expect(await drawing('/art/amphora.svg')).toBeUndefined();
  expect(await drawing('constructor')).toBeUndefined();
});

it('a bundle that was deleted or cannot be read is looked up again', async () => {
  const found = [undefined, new Response('{"/art/va'), file()];
  const drawing = createGatheredFiles(async () => found.shift());
  expect(await drawing('/art/vase.svg')).toBeUndefined();
  expect(await drawing('/art/vase.svg')).toBeUndefined();
  expect(await (await drawing('/art/vase.svg'))?.text()).toBe(VASE);
});
