import { DESK_API } from '#core/desk/addresses.ts';
import { beginPreview } from '#core/preview.ts';
import { doorBackHere, showPreviewBar } from './preview-bar.ts';

const NOBODY = 204;

/** Starts the site as a preview of the working copy (decision 40); whoever is not signed in is asked to, first. */
export async function start(): Promise<void> {
  const session = await fetch(`${DESK_API}/session`, { cache: 'no-store' }).catch(() => null);
  if (session?.status === NOBODY) return location.replace(doorBackHere());
  // It says what is published.
  document.getElementById('page-data')?.remove();
  const bar = showPreviewBar();
  beginPreview(bar.sayItIsOver);
  const site = await import('../main.tsx');
  await site.start({ ...site.SITE, fetchesAhead: false });
}
