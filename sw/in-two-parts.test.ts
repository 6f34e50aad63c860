import { expect, it, vi } from 'vitest';
import { PAUSE_ID } from '#core/contract/document-pause.ts';
import { inTwoParts } from './in-two-parts.ts';

const BOOT = '<script type="module" crossorigin src="/assets/boot.js"></script>';
const BOOT_AT_ONCE = '<script async type="module" crossorigin src="/assets/boot.js"></script>';
const FIRST = '<script>first()</script>';
const FRONT = '<main>the first screen – ';
const REST = `<div id="${PAUSE_ID}" hidden></div>the rest – </main>`;
const REST_WITH_BOOT = `<div id="${PAUSE_ID}" hidden>${BOOT_AT_ONCE}</div>the rest – </main>`;

const kept = (html: string) =>
  new Response(html, {
    headers: { 'content-security-policy': 'default-src', 'content-length': '9', etag: '"a"' },
  });

it('the rest of a page comes when the first screen has been drawn, and with it the script the page names', async () => {
  let draw = () => {};
  const drawn = new Promise<void>((resolve) => {
    draw = resolve;
  });
  const page = await inTwoParts(kept(BOOT + FRONT + REST), FIRST, drawn);
  const reader = page.body?.pipeThrough(new TextDecoderStream()).getReader();
  expect((await reader?.read())?.value).toBe(FIRST + FRONT);
  const rest = vi.fn();
  const read = reader?.read().then(({ value }) => rest(value));
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(rest).not.toHaveBeenCalled();
  draw();
  await read;
  expect(rest).toHaveBeenCalledWith(REST_WITH_BOOT);
  expect((await reader?.read())?.done).toBe(true);
});

it('a page that names no first screen comes at once, with the first script in front', async () => {
  const page = await inTwoParts(kept(`${BOOT}<main></main>`), FIRST, new Promise(() => undefined));
  expect(await page.text()).toBe(`${FIRST}${BOOT}<main></main>`);
});

it('the policy stays, what describes the kept bytes does not', async () => {
  for (const html of [BOOT, BOOT + FRONT + REST]) {
    const { headers } = await inTwoParts(kept(html), FIRST, Promise.resolve());
    expect([...headers.keys()]).toEqual(['content-security-policy', 'content-type']);
  }
});
