import { breadcrumbNode, type Crumb } from '#core/open-data/site-nodes.ts';
import { type Node, structuredData } from '#core/open-data/structured-data.ts';
import { settings } from '#core/settings.ts';
import { paths } from '../navigation/paths.ts';
import { siteFacts } from './site-facts.ts';

/**
 * Writes a page's block of structured data: its things, and the way to it from the home page.
 *
 * @param path decoded
 * @param names titles of all pages by path, without the site's name
 * @returns '' for a page without anything to tell
 */
export function pageStructuredData(
  path: string,
  nodes: readonly Node[],
  names: ReadonlyMap<string, string>,
): string {
  const steps = path.split('/').map((_, index, parts) => parts.slice(0, index + 1).join('/') || paths.home());
  const crumbs = steps.flatMap((step): Crumb[] => {
    const name = step === paths.home() ? settings.productName : names.get(step);
    return name === undefined ? [] : [{ name, address: encodedPath(step) }];
  });
  const trail = path === paths.home() ? [] : [breadcrumbNode(siteFacts(settings.siteUrl, ''), crumbs)];
  const all = [...nodes, ...trail];
  return all.length === 0 ? '' : structuredData(all);
}

/**
 * A path as browsers write it, which is how a page names itself (`link rel=canonical`). An article's has a query, which
 * makes it a page of its own.
 */
export function encodedPath(path: string): string {
  const { pathname, search } = new URL(path, 'http://path.invalid');
  return pathname + search;
}
