/** The data a prerendered page was rendered with. */
export interface PageData {
  /** Address of the page's first script, which differs from build to build. */
  readonly entry: string;
  /** The answers, as text from the page. */
  readonly data: string;
}

const ENTRY = /<script type="module"[^>]*\ssrc="([^"]+)"/;
const DATA = /<script type="application\/json" id="page-data">(.*?)<\/script>/s;

/** Finds the data in a prerendered page's document; null if it has none, such as a page of another site. */
export function findPageData(html: string): PageData | null {
  const [, entry] = ENTRY.exec(html) ?? [];
  const [, data] = DATA.exec(html) ?? [];
  return entry === undefined || data === undefined ? null : { entry, data };
}

/** Builds the smallest document that contains the same data. */
export function dataDocument({ entry, data }: PageData): string {
  return `<script type="module" src="${entry}"></script><script type="application/json" id="page-data">${data}</script>`;
}
