import { xmlText } from './xml-text.ts';

/** A page that search engines may list. */
export interface ListedPage {
  /** Full address, percent-encoded. */
  readonly address: string;
  /** The day its content changed, `yyyy-mm-dd`, if the content itself says so. */
  readonly lastChanged?: string | undefined;
}

/** Writes a sitemap (sitemaps.org, protocol 0.9). */
export function sitemap(pages: readonly ListedPage[]): string {
  const rows = pages.map(({ address, lastChanged }) => {
    const day = lastChanged === undefined ? '' : `<lastmod>${lastChanged}</lastmod>`;
    return `<url><loc>${xmlText(address)}</loc>${day}</url>\n`;
  });
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    `<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${rows.join('')}</urlset>\n`
  );
}
