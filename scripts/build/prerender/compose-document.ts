import type { ClientBundle } from './client-bundle.ts';
import type { InlineStyleSheets } from './inline-style-sheets.ts';
import type { RenderedPage } from './prerender-module.ts';

/** A rendered page. A `shell` is rendered again in the browser, because it stands for many addresses. */
export interface DocumentContent {
  readonly page: Pick<RenderedPage, 'html' | 'head' | 'data' | 'folder'>;
  readonly kind: 'page' | 'shell';
  /** What the page says to machines. */
  readonly forMachines?: { readonly links: string; readonly block: string };
}

/** What all documents of a build are made from. */
export interface DocumentParts {
  /** The built `index.html`, with comments where the parts go. */
  readonly template: string;
  readonly bundle: ClientBundle;
  readonly styleSheets: InlineStyleSheets;
  /** The drawings of all icons, inside the page: as a file they would cost a request and a second document to parse. */
  readonly icons: string;
  /** Tag of the inline script. */
  readonly script: string;
}

/** The last element of a page's head (`src/features/shell/offline-bar/offline-bar.tsx`). */
const END_OF_HEAD = 'connection';
/** Painted in part, the menu would move when the buttons beside it arrive. */
const WAIT_FOR_HEAD = `<link rel="expect" href="#${END_OF_HEAD}" blocking="render">`;

/** Fills the template. */
export function composeDocument(
  { page, kind, forMachines }: DocumentContent,
  { template, bundle, styleSheets, icons, script }: DocumentParts,
): string {
  const files = bundle.filesOf(page.folder);
  const font = bundle.displayFont
    ? `<link rel="preload" href="/assets/${bundle.displayFont}" as="font" type="font/woff2" crossorigin>`
    : '';
  const styles =
    styleSheets.layerOrder() + [...files.styleSheets].map((href) => styleSheets.tagsOf(href)).join('');
  const data =
    `<script type="application/json" id="page-scripts">${JSON.stringify([...files.scripts])}</script>` +
    `<script type="application/json" id="page-data">${page.data}</script>`;
  // The page that is rendered from the shell adds its own tags. The mark lets it remove those of the shell.
  const tags =
    kind === 'shell' ? page.head.replaceAll(/<(title|meta|link)\b/g, '<$1 data-of-shell') : page.head;
  const links = forMachines?.links ?? '';
  const wait = page.html.includes(` id="${END_OF_HEAD}"`) ? WAIT_FOR_HEAD : '';
  return template
    .replace('<!--head-->', () => `${wait}${script}${tags}${links}${font}${styles}`)
    .replace('<div id="root"><!--app--></div>', () => `<div id="root" data-page="${kind}">${page.html}</div>`)
    .replace('<!--icons-->', () => icons)
    .replace('<!--data-->', () => data + (forMachines?.block ?? ''));
}
