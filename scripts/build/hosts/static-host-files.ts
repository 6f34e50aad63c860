import type { PageList } from '../prerender/page-list.ts';
import type { Headers } from '../response-headers.ts';
import type { HostRules, SiteRules } from './host-rules.ts';

/**
 * Writes `_headers` for static hosts. The format knows paths alone, and of two rules with one header the later counts:
 * so everything has the policy of pages, which allows more by the hashes of what stands in pages and nothing else.
 */
export function headersFile({ headers, kept }: HostRules, site: SiteRules): string {
  const data = (path: string, more: Headers) =>
    rule(path, { ...differing(headers.data, headers.other), 'cache-control': site.keptData(path), ...more });
  const assets = kept.find(([pattern]) => pattern === '^/assets/')?.[1] ?? '';
  return [
    rule('/*', headers.html),
    rule('/assets/*', { 'cache-control': assets }),
    rule('/widget/*', differing(headers.widget, headers.html)),
    ...['/reset', '/reset/*'].map((path) => rule(path, differing(headers.reset, headers.html))),
    ...Object.entries(site.PUBLISHED_FILES).map(([path, type]) => data(path, { 'content-type': type })),
    data(`${site.SCHEDULES}*`, {}),
  ].join('\n');
}

/** Writes `_redirects` for static hosts: what files are there comes first, then the first line that fits. */
export function redirectsFile(list: PageList): string {
  const elsewhere = Object.entries(list.pages).filter(
    ([path, file]) => path !== '/' && file !== `${path.slice(1)}/index.html`,
  );
  return [
    ...elsewhere.map(([path, file]) => `${path} /${file} 200`),
    '/widget/frame /widget/frame.html 200',
    ...['/pages.json', '/headers.json', '/articles/*', '/unaddressed/*'].map(
      (path) => `${path} /${list.notFound} 404!`,
    ),
    ...list.shellPatterns.map((pattern) => `${pattern} /${list.shell} 200`),
    ...Object.entries(list.notFoundPatterns).map(([pattern, file]) => `${pattern} /${file} 404`),
    `/* /${list.notFound} 404`,
    '',
  ].join('\n');
}

const rule = (path: string, headers: Headers) =>
  `${path}\n${Object.entries(headers)
    .map(([name, value]) => `  ${name}: ${value}\n`)
    .join('')}`;

const differing = (own: Headers, all: Headers) =>
  Object.fromEntries(Object.entries(own).filter(([name, value]) => all[name] !== value));
