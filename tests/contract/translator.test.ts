import { runInNewContext } from 'node:vm';
import { expect, it, vi } from 'vitest';
import { serverForThisTest } from './sample-server.ts';

const PATH = '/widget-sample/translator.js';

it.each([
  ['startPageTranslation', 1],
  ['print', 0],
  ['location.reload', 0],
  ['constructor', 0],
  ['startPageTranslation,print', 0],
  ['print&cb=startPageTranslation', 0],
  ['', 0],
])(
  'the stand-in for the translation service, given the callback "%s", calls the page %i times',
  async (name, times) => {
    const server = await serverForThisTest();
    const script = await (await server.ask(PATH)).text();
    const startPageTranslation = vi.fn();
    const print = vi.fn();
    const document = { currentScript: { src: `${server.url}${PATH}?cb=${name}` } };
    runInNewContext(script, { URL, document, startPageTranslation, print });
    expect(startPageTranslation).toHaveBeenCalledTimes(times);
    expect(print).not.toHaveBeenCalled();
  },
);
