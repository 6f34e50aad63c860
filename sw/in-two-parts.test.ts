import { expect, it } from 'vitest';
import { PAUSE_ID } from '#core/contract/document-pause.ts';
import { inTwoParts } from './in-two-parts.ts';

const BOOT = '<script type="module" crossorigin src="/assets/boot.js"></script>';
const BOOT_AT_ONCE = '<script async type="module" crossorigin src="/assets/boot.js"></script>';
const FIRST = '<script>first()</script>';
const STOP = '<script src="/first-frame.js"></script>';
const FRONT = '<main>the first screen – ';

const kept = (html: string) =>
  new Response(html, {
    headers: { 'content-security-policy': 'default-src', 'content-length': '9', etag: '"a"' },
  });

it('a page stops behind its first screen, and what it names comes behind that', async () => {
  const page = await inTwoParts(
    kept(`${BOOT}${FRONT}<div id="${PAUSE_ID}" hidden></div>the rest – </main>`),
    FIRST,
  );
  expect(await page.text()).toBe(
    `${FIRST}${FRONT}<div id="${PAUSE_ID}" hidden>${STOP}${BOOT_AT_ONCE}</div>the rest – </main>`,
  );
});

it('a page that names no first screen stops nowhere, and has the first script in front', async () => {
  const page = await inTwoParts(kept(`${BOOT}<main></main>`), FIRST);
  expect(await page.text()).toBe(`${FIRST}${BOOT}<main></main>`);
});

it('the policy stays, what describes the kept bytes does not', async () => {
  const { headers } = await inTwoParts(kept(BOOT), FIRST);
  expect([...headers.keys()]).toEqual(['content-security-policy', 'content-type']);
});
