import { expect, it, vi } from 'vitest';
import { createKeptDrawings } from './kept-drawings.ts';

const VASE = '<svg>vase</svg>';
const file = () =>
  Response.json(
    { '/art/vase.svg': VASE },
    { headers: { 'content-security-policy': 'default-src', etag: '"a"' } },
  );

it('a drawing comes as its own address has it, and the file is read once', async () => {
  const keptFile = vi.fn(async () => file());
  const drawing = createKeptDrawings(keptFile);
  for (const _ of [1, 2]) {
    const vase = await drawing('/art/vase.svg');
    expect(await vase?.text()).toBe(VASE);
    expect(vase?.headers.get('content-type')).toBe('image/svg+xml');
    expect(vase?.headers.get('content-security-policy')).toBe('default-src');
    expect(vase?.headers.has('etag')).toBe(false);
  }
  expect(keptFile).toHaveBeenCalledOnce();
});

it('one that another build has is not here', async () => {
  const drawing = createKeptDrawings(async () => file());
  expect(await drawing('/art/amphora.svg')).toBeUndefined();
  expect(await drawing('constructor')).toBeUndefined();
});

it('a file that was thrown away, or cannot be read, is looked for again', async () => {
  const found = [undefined, new Response('{"/art/va'), file()];
  const drawing = createKeptDrawings(async () => found.shift());
  expect(await drawing('/art/vase.svg')).toBeUndefined();
  expect(await drawing('/art/vase.svg')).toBeUndefined();
  expect(await (await drawing('/art/vase.svg'))?.text()).toBe(VASE);
});
