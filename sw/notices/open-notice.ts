import { askThroughPort } from '#core/browser/ask-through-port.ts';
import type { OpenPage, OpenPageReply } from '#core/contract/worker-messages.ts';
import { isPagePath } from '#core/site-paths.ts';
import type { NoticeData } from './show-notice.ts';

/** A browser lets the worker open a window for a second after the press. */
const REPLY_LIMIT_MS = 350;
const MOST_ASKED = 2;

/**
 * Opens what a notice is about, in a window of the site that is open already, or else in a new one. The window goes there
 * by itself: it loses nothing that is typed, and says so if it cannot. One of an older build, or one that is frozen, does
 * not answer in time and stays as it is.
 */
export async function openNotice(notice: Pick<Notification, 'data' | 'close'>, clients: Clients) {
  notice.close();
  const path = pathIn(notice.data);
  const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pages = windows.filter(({ url }) => isPagePath(new URL(url).pathname));
  for (const page of pages.slice(0, MOST_ASKED)) {
    const question: OpenPage = { type: 'open-page', path, until: Date.now() + REPLY_LIMIT_MS };
    const reply = (await askThroughPort(page, question, REPLY_LIMIT_MS)) as OpenPageReply | undefined;
    if (reply !== 'opened') continue;
    await page.focus().catch(() => undefined);
    return;
  }
  await clients.openWindow(path);
}

/** A notification may be of an older build. */
function pathIn(data: unknown): string {
  const path = (data as Partial<NoticeData> | null)?.path;
  return typeof path === 'string' && path.startsWith('/') && !path.startsWith('//') ? path : '/';
}
