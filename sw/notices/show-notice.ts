import { NO_NOTICES } from '#core/notices/device-notices.ts';
import { noticeInWords } from '#core/notices/notice-in-words.ts';
import { settings } from '#core/settings.ts';
import { isPagePath } from '#core/site-paths.ts';
import { readDevice } from '#core/storage/device.ts';
import type { ReadPush } from './read-push.ts';

/** What a notification of this site carries. */
export interface NoticeData {
  readonly path: string;
}

/**
 * Both are missing in the compiler's libraries. `renotify`: a second change must not replace the first one silently.
 * `navigate`: an address that the browser opens by itself.
 */
type Options = NotificationOptions & { readonly renotify?: boolean; readonly navigate?: string };

const LOOK = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
const HOME = '/';
/** For a declared notification, some versions of Safari show it but never resolve the promise. */
const SHOWN_WITHIN_MS = 3_000;

/**
 * Shows a push as a notification, whatever it is: a browser takes the permission away from a site that shows none. In
 * the visitor's words if they and the facts are here, else in the server's own.
 *
 * @param push null if it could not be read
 */
export async function showNotice(
  registration: ServiceWorkerRegistration,
  push: ReadPush | null,
): Promise<void> {
  try {
    const { title, options } = await notificationOf(push);
    const isShown = registration.showNotification(title, options);
    // Other browsers penalise a site whose push event ends before a notification is shown.
    await (push?.isDeclared ? Promise.race([isShown, afterWait(SHOWN_WITHIN_MS)]) : isShown);
  } catch (error) {
    console.warn('The notice is shown without its words.', error);
    // The browser shows the server's own text.
    if (push?.isDeclared) return;
    await registration.showNotification(settings.productName, { ...LOOK, data: { path: HOME } });
  }
}

const afterWait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

async function notificationOf(push: ReadPush | null): Promise<{ title: string; options: Options }> {
  const { words } = await readDevice('notices', NO_NOTICES);
  const written = words === null ? {} : { lang: words.language, dir: words.direction };
  if (push === null) {
    const body = words?.changed ?? 'The schedule has changed';
    return { title: settings.productName, options: { ...LOOK, ...written, body, data: { path: HOME } } };
  }
  const { title, body, tag, navigate, data, isDeclared } = push;
  const shown = words && data ? { ...noticeInWords(data, words, Date.now()), ...written } : { title, body };
  const { title: heading, ...rest } = shown;
  const path = pathOf(navigate);
  return {
    title: heading || settings.productName,
    options: {
      ...LOOK,
      ...rest,
      ...(tag === '' ? {} : { tag, renotify: true }),
      // In place of a declared notification only one is taken that says where it leads.
      ...(isDeclared && { navigate: self.location.origin + path }),
      data: { path } satisfies NoticeData,
    },
  };
}

/** Only a page of this site is ever opened. The server may know the site by another name, such as one with `www.`. */
function pathOf(address: string): string {
  const { origin } = self.location;
  if (!URL.canParse(address, origin)) return HOME;
  const { protocol, pathname, search, hash } = new URL(address, origin);
  const isPage = /^https?:$/.test(protocol) && !pathname.startsWith('//') && isPagePath(pathname);
  return isPage ? pathname + search + hash : HOME;
}
