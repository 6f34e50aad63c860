import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { hashSource } from './hash-source.mjs';

/**
 * Puts style sheets into pages, so that the first picture and text wait for one round trip instead of two. The
 * policy knows each sheet by its hash.
 *
 * @param {string} siteDir folder of the finished client bundle
 */
export function pageSheets(siteDir) {
  const hashes = new Set();
  const tags = new Map();
  const inPage = (sheet) => {
    hashes.add(hashSource(sheet));
    return `<style>${sheet}</style>`;
  };
  const readTags = (href) => {
    const sheet = readFileSync(join(siteDir, href), 'utf8').trim();
    if (/<\/style/i.test(sheet) || /\burl\((?!["']?(?:\/|data:))/.test(sheet))
      throw new Error(`${href} cannot stand inside a page`);
    return `${inPage(sheet)}<link rel="stylesheet" href="${href}" disabled>`;
  };
  return {
    /** Hash sources for `style-src` of every sheet put into a page so far. */
    hashes,
    /** The order of the layers, for the first place: whatever sheet comes first otherwise would begin one of its own. */
    layerOrder() {
      return inPage(readFileSync('src/styles/layers.css', 'utf8').trim());
    },
    /**
     * The tags of one sheet. The disabled link is never fetched: it tells the bundler's loader, which looks for a link
     * of this address, that the sheet is there already.
     *
     * @param {string} href address of the sheet on the site
     */
    tagsOf(href) {
      if (!tags.has(href)) tags.set(href, readTags(href));
      return tags.get(href);
    },
  };
}
