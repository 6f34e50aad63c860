import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import postcss, { type AtRule } from 'postcss';
import { inlineScript } from '../../scripts/build/inline-script.ts';
import { expect, test } from '../support/fixtures.ts';
import { BUILT_SITE } from '../support/site.ts';

const TAG = /<([a-z][^\s/>]*)((?:\s+[^\s=>/]+(?:\s*=\s*(?:"[^"]*"|'[^']*'|[^\s"'>]+))?)*)\s*\/?>/gi;
const ATTRIBUTE = /\s+([^\s=>/]+)(?:\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+)))?/g;
const DATA_BLOCK = /<script type="application\/((?:ld\+)?json)"([^>]*)>([\s\S]*?)<\/script>/g;
/** The only data blocks a page may have, by media type and attributes; each at most once. */
const KNOWN_BLOCKS = ['json id="page-scripts"', 'json id="page-data"', 'ld+json data-of-page'];

const SHEET = /<style>([\s\S]*?)<\/style>/g;
const SHEET_OF_BUILD = /<link rel="stylesheet" href="(\/assets\/[^"]+\.css)" disabled>/g;

/** The only inline script a page may have; its policy names it. */
const { tag: INLINE_SCRIPT } = await inlineScript();

/** The order of the layers, which comes before all style sheets. */
const LAYER_ORDER = readFileSync('src/styles/layers.css', 'utf8');

/** Every rule of a style sheet, with the blocks around it. */
const rulesOf = remember((sheet: string): readonly string[] => {
  const rules: string[] = [];
  postcss.parse(sheet).walk((node) => {
    const isBlock = 'nodes' in node && node.nodes?.some(({ type }) => type !== 'decl');
    if (isBlock || node.parent?.type === 'rule') return;
    const blocks = [];
    for (let one = node.parent; one?.type === 'atrule'; one = one.parent as typeof one)
      blocks.push(`@${(one as AtRule).name} ${(one as AtRule).params}`);
    rules.push([...blocks.reverse(), node.toString()].join(' '));
  });
  return rules;
});

/** The page without the style sheets of the build that are inlined in it, rule by rule. */
function withoutOwnSheets(html: string): string {
  const files = [...html.matchAll(SHEET_OF_BUILD)].map(([, href = '']) => join(BUILT_SITE, href));
  if (!files.every((file) => existsSync(file))) return html;
  const own = [LAYER_ORDER, ...files.map((file) => readFileSync(file, 'utf8'))].flatMap(rulesOf);
  const here = [...html.matchAll(SHEET)].flatMap(([, sheet = '']) => rulesOf(sheet));
  return isDeepStrictEqual(here.sort(), own.sort()) ? html.replace(SHEET, '') : html;
}

function remember<Given, Found>(find: (given: Given) => Found): (given: Given) => Found {
  const found = new Map<Given, Found>();
  return (given) => {
    const known = found.get(given) ?? find(given);
    found.set(given, known);
    return known;
  };
}

/** A context of another kind would be a document elsewhere that decides what the words mean. */
function isInOneVocabulary(data: unknown): boolean {
  const contexts = JSON.stringify(data).match(/"@context":(?:"[^"]*"|[^"])/g) ?? [];
  return isDeepStrictEqual(contexts, ['"@context":"https://schema.org"']);
}

/** Returns what a strict policy would block in a built page, or what would load from outside, as sentences. */
function faultsOf(html: string): string[] {
  const faults: string[] = [];
  const blocks = new Set<string>();
  for (const [, type = '', attributes = '', json = ''] of html.matchAll(DATA_BLOCK)) {
    const block = type + attributes;
    if (!KNOWN_BLOCKS.includes(block) || blocks.has(block)) faults.push(`data block ${block}`);
    blocks.add(block);
    if (json.includes('<')) faults.push('a data block holds <');
    try {
      const data: unknown = JSON.parse(json);
      if (type === 'ld+json' && !isInOneVocabulary(data))
        faults.push('structured data in another vocabulary');
    } catch {
      faults.push(`a data block is no JSON: ${json.slice(0, 40)}`);
    }
  }
  const markup = withoutOwnSheets(html).replace(DATA_BLOCK, '');
  for (const [, name = '', attributes = ''] of markup.matchAll(TAG)) {
    for (const [, attribute = '', ...values] of attributes.matchAll(ATTRIBUTE)) {
      const value = values.find((given) => given !== undefined) ?? '';
      if (attribute === 'style') faults.push(`style="${value}" on ${name}`);
      if (/^on/i.test(attribute)) faults.push(`${attribute} on ${name}`);
      if (
        /^(?:href|src|action|formaction)$/i.test(attribute) &&
        /^\s*(?:javascript|data|vbscript):/i.test(value)
      )
        faults.push(`${attribute}="${value}" on ${name}`);
      if (
        /^(?:script|link|img|iframe|source)$/i.test(name) &&
        /^(?:src|href|srcset)$/.test(attribute) &&
        /^(?:https?:)?\/\//.test(value)
      )
        faults.push(`${name} asks ${value}`);
    }
    if (/^(?:base|style|object|embed)$/i.test(name)) faults.push(`element ${name}`);
  }
  for (const [, attributes = '', content = ''] of markup.matchAll(
    /<script\b([^>]*)>([\s\S]*?)<\/script>/gi,
  )) {
    if (attributes === '' && `<script>${content}</script>` === INLINE_SCRIPT) continue;
    if (!/\ssrc=/.test(attributes) || content.trim() !== '')
      faults.push(`inline script ${content.slice(0, 40)}`);
  }
  return faults;
}

const pages = readdirSync(BUILT_SITE, { recursive: true, encoding: 'utf8' }).filter((file) =>
  file.endsWith('.html'),
);

test('no built page has a style attribute, an event handler, or a script but one (X12)', () => {
  expect(pages.length).toBeGreaterThan(25);
  for (const file of pages) expect(faultsOf(readFileSync(join(BUILT_SITE, file), 'utf8')), file).toEqual([]);
});

/** Returns what a page lacks to be styled and hydrated, judged by what it refers to itself. */
function lacksOf(html: string): string[] {
  const [frame] = /_main_\w+/.exec(html.slice(html.indexOf('<body'))) ?? [];
  const styles = [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(([, sheet]) => sheet ?? '').join('');
  const lacks: string[] = [];
  if (frame === undefined || !styles.includes(`.${frame}`)) lacks.push('the sheet of its frame');
  if (!/id="page-scripts">\["\/assets\//.test(html)) lacks.push('its scripts');
  // Painted in part, the menu would move when the buttons beside it arrive.
  const [, end] = /<link rel="expect" href="#([a-z-]+)" blocking="render">/.exec(html) ?? [];
  const hasHead = html.includes(' role="status" data-offline-bar=');
  if (end === undefined ? hasHead : !html.includes(`id="${end}"`))
    lacks.push('to wait for the end of its head');
  return lacks;
}

test('every built page, the app shell too, is styled before any script, and names its scripts', () => {
  const shell = readFileSync(join(BUILT_SITE, 'app-shell.html'), 'utf8');
  expect(lacksOf(shell.replaceAll('<style>', '<template>')), 'the check itself').not.toEqual([]);
  expect(lacksOf(shell)).toEqual([]);
  for (const file of pages.filter((path) => !/^(?:reset|widget)\b/.test(path)))
    expect(lacksOf(readFileSync(join(BUILT_SITE, file), 'utf8')), file).toEqual([]);
});

test('the check of a page finds faults', () => {
  const page = readFileSync(join(BUILT_SITE, 'index.html'), 'utf8');
  const spoiled = (with_: string) => faultsOf(page.replace('</main>', `${with_}</main>`));
  for (const bad of [
    '<p style="color:red">x</p>',
    "<p class=a style='x'>x</p>",
    '<p onclick="x()">x</p>',
    '<script>x()</script>',
    '<script type="module">x()</script>',
    '<script src="/a.js">x()</script>',
    '<script src="//cdn.example/a.js"></script>',
    '<script type="application/json">{"a":"<"}</script>',
    '<script type="application/json">{</script>',
    '<script type="application/json">{}</script>',
    '<script type="application/json" id="page-data">{}</script>',
    '<script type="application/ld+json" data-of-page onload="x()">{"@context":"https://schema.org"}</script>',
    '<script type="application/ld+json">{"@context":"https://schema.org"}</script>',
    '<script type="application/ld+json" data-of-page>{"@context":"https://elsewhere.example"}</script>',
    '<style>a{}</style>',
    '<style>a{}</style><link rel="stylesheet" href="/assets/main.css" disabled>',
    '<base href="/">',
    '<a href="javascript:x()">x</a>',
    '<img src="https://beacon.example/x.gif">',
  ]) {
    expect(spoiled(bad), bad).not.toEqual([]);
  }
});
