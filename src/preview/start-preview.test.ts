import { afterEach, expect, it, vi } from 'vitest';
import { endPreview, isPreview } from '#core/preview.ts';
import { start } from './start-preview.ts';

const site = vi.hoisted(() => ({
  SITE: { fetchesAhead: true },
  start: vi.fn(async (_given: { readonly fetchesAhead: boolean }) => undefined),
}));
vi.mock('../main.tsx', () => site);

afterEach(() => {
  endPreview();
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it('DESK-84 a preview starts without the data of the document, below its bar, and fetches nothing ahead', async () => {
  vi.stubGlobal('fetch', async () => new Response('{}'));
  document.body.innerHTML = '<script id="page-data" type="application/json">{}</script>';
  site.start.mockImplementationOnce(async () => {
    expect([isPreview(), document.getElementById('page-data')]).toEqual([true, null]);
    expect(document.querySelector('aside')?.textContent).toContain('Preview: not published');
  });
  await start();
  expect(site.start).toHaveBeenCalledExactlyOnceWith({ fetchesAhead: false });
});
