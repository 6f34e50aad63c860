import { expect, it, vi } from 'vitest';
import { PAUSE_ID } from '#core/contract/document-pause.ts';
import { inTwoParts } from './in-two-parts.ts';

const BOOT = '<script type="module" crossorigin src="/assets/boot.js"></script>';
const BOOT_FIRST =
  '<script type="module" async blocking="render" crossorigin src="/assets/boot.js"></script>';
const FRONT = '<main>the first screen – ';
const REST = `<div id="${PAUSE_ID}" hidden></div>the rest – </main>`;

const kept = (html: string) =>
  new Response(html, {
    headers: { 'content-security-policy': 'default-src', 'content-length': '9', etag: '"a"' },
  });

it('the rest of a page comes when the first screen has been drawn', async () => {
  let draw = () => {};
  const firstFrame = vi.fn(
    () =>
      new Promise<void>((resolve) => {
        draw = resolve;
      }),
  );
  const page = await inTwoParts(kept(BOOT + FRONT + REST), firstFrame);
  const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(BOOT_FIRST + FRONT);
  expect(firstFrame).toHaveBeenCalledOnce();
  const rest = vi.fn();
  const read = reader?.read().then(({ value }) => rest(value));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(rest).not.toHaveBeenCalled();
  draw();
  await read;
  expect(rest).toHaveBeenCalledWith(REST);
  expect((await reader?.read())?.done).toBe(true);
});

it('a page that names no first screen comes at once, its script before the first frame as well', async () => {
  const firstFrame = vi.fn(async () => undefined);
  const page = await inTwoParts(kept(`${BOOT}<main></main>`), firstFrame);
  expect(await page.text()).toBe(`${BOOT_FIRST}<main></main>`);
  expect(firstFrame).not.toHaveBeenCalled();
});

it('the policy stays, what describes the kept bytes does not', async () => {
  for (const html of [BOOT, BOOT + FRONT + REST]) {
    const { headers } = await inTwoParts(kept(html), async () => undefined);
    expect([...headers.keys()]).toEqual(['content-security-policy', 'content-type']);
  }
});
