import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createPageTranslator, SERVICE_LIMIT_MS } from './page-translator.ts';

const ADDRESS = 'https://translate.example/element.js?v=2';
const scripts = () => [...document.head.querySelectorAll('script')];
const list = () => document.querySelector<HTMLSelectElement>('#page-translation select');
const chosen: (string | undefined)[] = [];
const created = vi.fn();

function optionOf(code: string) {
  const option = document.createElement('option');
  option.value = code;
  return option;
}

/** The script has loaded: it knows these languages, and records what is requested. */
function serve(codes: readonly string[], afterMs = 0) {
  class TranslateElement {
    constructor(...given: [object, string]) {
      created(...given);
      const select = document.createElement('select');
      for (const code of codes) select.append(optionOf(code));
      select.addEventListener('change', () => chosen.push(list()?.value));
      setTimeout(() => document.getElementById(given[1])?.append(select), afterMs);
    }
  }
  window.google = { translate: { TranslateElement } };
  window.startPageTranslation?.();
}

beforeEach(() => {
  vi.useFakeTimers();
  chosen.length = 0;
  created.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
  document.head.replaceChildren();
  document.body.replaceChildren();
  delete window.google;
});

describe('the page translation script', () => {
  it('API-30 loads on the first request, once, and starts when it reports ready', async () => {
    const translateInto = createPageTranslator(ADDRESS, 'en');
    expect(scripts()).toEqual([]);
    const isDone = translateInto('el');
    expect(scripts().map(({ src }) => src)).toEqual([`${ADDRESS}&cb=startPageTranslation`]);
    expect(created).not.toHaveBeenCalled();
    serve(['el', 'fr'], 500);
    await vi.advanceTimersByTimeAsync(1_000);
    await isDone;
    expect(created).toHaveBeenCalledExactlyOnceWith(
      { pageLanguage: 'en', autoDisplay: false },
      'page-translation',
    );
    await translateInto('el');
    await translateInto('fr');
    expect(chosen).toEqual(['el', 'el', 'fr']);
    expect(scripts()).toHaveLength(1);
  });

  it('has a hidden list, whose names are not translated', async () => {
    const isDone = createPageTranslator(ADDRESS, 'en')('el');
    serve(['el']);
    await vi.advanceTimersByTimeAsync(200);
    await isDone;
    const place = document.getElementById('page-translation');
    expect(place?.parentElement).toBe(document.body);
    expect([place?.hidden, place?.getAttribute('translate')]).toEqual([true, 'no']);
  });

  it.each([
    ['zh', 'zh-CN'],
    ['fil', 'tl'],
    ['pt', 'pt'],
  ])('knows %s under the name %s', async (code, theirs) => {
    const isDone = createPageTranslator(ADDRESS, 'en')(code);
    serve(['', 'pt-PT', 'pt', 'tl', 'zh-CN', 'zh-TW']);
    await vi.advanceTimersByTimeAsync(200);
    await isDone;
    expect(chosen).toEqual([theirs]);
  });

  it('I18N-05 rejects if it fails to load, and loads again on the next request', async () => {
    const translateInto = createPageTranslator(ADDRESS, 'en');
    const blocked = expect(translateInto('el')).rejects.toThrow('translate.example');
    scripts()[0]?.onerror?.(new Event('error'));
    await blocked;
    expect(scripts()).toEqual([]);
    const hanging = expect(translateInto('el')).rejects.toThrow('translate.example');
    await vi.advanceTimersByTimeAsync(SERVICE_LIMIT_MS);
    await hanging;
    const isDone = translateInto('el');
    serve(['el']);
    await vi.advanceTimersByTimeAsync(200);
    await isDone;
    // A script that was given up loads after all.
    serve(['el']);
    expect(created).toHaveBeenCalledOnce();
  });

  it('I18N-05 rejects for an unknown language, or if it is another script', async () => {
    const unknown = expect(createPageTranslator(ADDRESS, 'en')('el')).rejects.toThrow('el');
    serve(['fr']);
    await vi.advanceTimersByTimeAsync(SERVICE_LIMIT_MS + 200);
    await unknown;
    const other = expect(createPageTranslator(ADDRESS, 'en')('el')).rejects.toThrow('translate.example');
    delete window.google;
    window.startPageTranslation?.();
    await other;
  });
});
