import { DESK_API } from '#core/desk/addresses.ts';
import { beginPreview } from '#core/preview.ts';
import { showPreviewBar } from './preview-bar.ts';

const NOBODY = 204;
const LIMIT_MS = 5_000;

/** Starts the site as a preview of the working copy (record 40); without a sign-in there is the bar alone. */
export async function start(): Promise<void> {
  // It says what is published.
  document.getElementById('page-data')?.remove();
  const bar = showPreviewBar();
  const session = await fetch(`${DESK_API}/session`, {
    cache: 'no-store',
    signal: AbortSignal.timeout(LIMIT_MS),
  }).catch(() => null);
  if (session?.status === NOBODY) return bar.sayItIsOver('nobody');
  beginPreview(bar.sayItIsOver);
  const site = await import('../main.tsx');
  await site.start({ ...site.SITE, fetchesAhead: false });
}
