import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource } from '../hash-source.ts';

/** Style sheets inside pages. */
export interface InlineStyleSheets {
  /** Hash sources for `style-src` of every style sheet put into a page so far. */
  readonly hashes: ReadonlySet<string>;
  /**
   * The tag that sets the order of the cascade layers. It must come before any other style sheet, which would set its
   * own.
   */
  layerOrder(): string;
  /**
   * The tags of one style sheet. The disabled link is never fetched. The bundler's loader looks for a link with this
   * address, and so finds that the style sheet is already there.
   *
   * @param href address of the style sheet on the site
   */
  tagsOf(href: string): string;
}

/**
 * Puts style sheets into pages, so that the first picture and text wait for one round trip instead of two. The content
 * policy allows each style sheet by its hash.
 *
 * @param siteDir folder of the finished client bundle
 */
export function inlineStyleSheets(siteDir: string): InlineStyleSheets {
  const hashes = new Set<string>();
  const tags = new Map<string, string>();
  const inPage = (css: string) => {
    hashes.add(hashSource(css));
    return `<style>${css}</style>`;
  };
  const readTags = (href: string) => {
    const css = readFileSync(join(siteDir, href), 'utf8').trim();
    if (/<\/style/i.test(css) || /\burl\((?!["']?(?:\/|data:))/.test(css))
      throw new Error(`${href} cannot stand inside a page`);
    return `${inPage(css)}<link rel="stylesheet" href="${href}" disabled>`;
  };
  return {
    hashes,
    layerOrder: () => inPage(readFileSync('src/styles/layers.css', 'utf8').trim()),
    tagsOf(href) {
      const found = tags.get(href) ?? readTags(href);
      tags.set(href, found);
      return found;
    },
  };
}
