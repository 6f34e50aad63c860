/** What a prerendered page was drawn with, beside its markup. */
export interface PageData {
  /** Address of the page's first script, which differs from build to build. */
  readonly entry: string;
  /** The answers, as the text in the page. */
  readonly data: string;
}

const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"/;
const DATA = /<script type="application\/json" id="page-data">(.*?)<\/script>/s;

/** Finds the data in a prerendered page's document; null where it has none, as a page of somebody else. */
export function findPageData(html: string): PageData | null {
  const [, entry] = ENTRY.exec(html) ?? [];
  const [, data] = DATA.exec(html) ?? [];
  return entry === undefined || data === undefined ? null : { entry, data };
}

/** The least document that holds the same data. */
export function dataDocument({ entry, data }: PageData): string {
  return `<script type="module" src="${entry}"></script><script type="application/json" id="page-data">${data}</script>`;
}
