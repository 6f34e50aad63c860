import type { DocumentContent } from './compose-document.ts';
import type { RenderedPage } from './prerender-module.ts';

/** A rendered page and the file of the built site that it goes into. */
export interface SiteDocument extends DocumentContent {
  readonly file: string;
  /** Decoded; missing for documents that answer for many addresses. */
  readonly path?: string;
  readonly page: Omit<RenderedPage, 'whole' | 'events' | 'articles' | 'lacks'>;
}
