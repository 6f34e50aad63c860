import { readStored } from '#core/browser-storage.ts';
import { PREVIEW } from '#core/preview.ts';
import { removePrerenderedPage } from '../ui/hydration/remove-prerendered-page.ts';

/**
 * Marks the pages of a preview. Their documents say what is published, so the prerendered page is removed, and the
 * application draws its own.
 *
 * @returns whether this tab is one
 */
export function markPreview(): boolean {
  if (!readStored(PREVIEW, 'sessionStorage')) return false;
  document.documentElement.classList.add(PREVIEW);
  removePrerenderedPage();
  return true;
}
