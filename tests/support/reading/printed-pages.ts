import type { Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';

/** A piece of text on a printed page. Points, from the upper left corner; `y` is its baseline. */
export interface PrintedText {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly size: number;
}

/** One page of a PDF, read by PDF.js. */
export interface PrintedPage {
  readonly width: number;
  readonly height: number;
  /** In the order in which they were drawn. */
  readonly texts: readonly PrintedText[];
}

/** Prints the page as the browser's "Save as PDF" does, and reads the result. */
export async function printedPages(page: Page): Promise<PrintedPage[]> {
  const document = await getDocumentProxy(new Uint8Array(await page.pdf({ preferCSSPageSize: true })));
  const pages: PrintedPage[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const printed = await document.getPage(number);
    const { width, height } = printed.getViewport({ scale: 1 });
    const { items } = await printed.getTextContent();
    const texts = items.flatMap((item): PrintedText[] => {
      if (!('str' in item) || item.str.trim() === '') return [];
      const [a, b, , , x, y] = item.transform as number[];
      const size = Math.hypot(a ?? 0, b ?? 0);
      return [{ text: item.str, x: x ?? 0, y: height - (y ?? 0), width: item.width, size }];
    });
    pages.push({ width, height, texts });
  }
  await document.destroy();
  return pages;
}

/** The letters of a text without blanks: where lines break is up to the paper. */
export const squeezed = (text: string) =>
  text.normalize('NFKC').replace(/[\s\u2066-\u2069\u200e\u200f]/g, '');

/** All letters of a page, in the order in which they were drawn. */
export const lettersOf = ({ texts }: PrintedPage) => squeezed(texts.map(({ text }) => text).join(''));

/** How often a text is on the pages. One that is broken across two of them is on neither. */
export function timesPrinted(pages: readonly PrintedPage[], text: string): number {
  const wanted = squeezed(text);
  return pages.reduce((sum, page) => sum + lettersOf(page).split(wanted).length - 1, 0);
}

/** The texts that are not wholly on their page. */
export function cutTexts(pages: readonly PrintedPage[]): string[] {
  return pages.flatMap(({ width, height, texts }) =>
    texts
      .filter(({ x, y, width: wide, size }) => x < 0 || x + wide > width || y - size < 0 || y > height)
      .map(({ text }) => text),
  );
}
