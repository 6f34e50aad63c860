import { PREVIEW } from '#core/preview.ts';
import { readStored } from '../data/browser-storage.ts';
import { dropPrerenderedPage } from './drop-prerendered-page.ts';
import { onDomReady } from './on-dom-ready.ts';

/** Marks the pages of a preview. Their documents say what is published, so nothing of that is shown or read. */
export function markPreview(): void {
  if (!readStored(PREVIEW, 'sessionStorage')) return;
  document.documentElement.classList.add(PREVIEW);
  dropPrerenderedPage();
  onDomReady(() => document.getElementById('page-data')?.remove());
}
