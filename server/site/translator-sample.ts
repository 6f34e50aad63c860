import type { FastifyInstance } from 'fastify';
import { addSampleScript } from './sample-script.ts';

/**
 * Imitates a translation service in a few lines (src/features/shell/page-translation/page-translator.ts): it wraps
 * every text in a `<font>` and adds the language code. It cannot translate.
 */
const SCRIPT = `(() => {
  const LEFT_ALONE = 'font, script, style, textarea, select, svg, [translate="no"]';
  const translate = (code) => {
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const texts = [];
    while (walker.nextNode()) texts.push(walker.currentNode);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement.closest(LEFT_ALONE)) continue;
      const font = document.createElement('font');
      text.replaceWith(font);
      font.append('[' + code + '] ' + text.data);
    }
  };
  class TranslateElement {
    constructor(wish, id) {
      const list = document.createElement('select');
      for (const code of ['', 'ar', 'el', 'fr', 'hi', 'tl', 'zh-CN', 'zh-TW']) list.add(new Option(code, code));
      list.addEventListener('change', () => translate(list.value));
      setTimeout(() => document.getElementById(id).append(list), 50);
    }
  }
  globalThis.google = { translate: { TranslateElement } };
  const name = new URL(document.currentScript.src).searchParams.get('cb');
  // It is on the site's own host. If it took any name, whoever can name a script there could call any function of the
  // page.
  if (name === 'startPageTranslation') globalThis.startPageTranslation();
})();
`;

/** Adds the stand-in for the translation service. Like any such service, every site may load it. */
export function addTranslatorSample(scope: FastifyInstance): void {
  addSampleScript(scope, '/widget-sample/translator.js', SCRIPT);
}
