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

/** `renotify` is missing in the compiler's libraries: a second change must not replace the first one silently. */
type Options = NotificationOptions & { readonly renotify?: boolean };

const LOOK = { icon: '/icons/icon-192.png', badge: '/icons/badge-96.png' };
const HOME = '/';

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
    await registration.showNotification(title, options);
  } catch (error) {
    console.warn('The notice is shown without its words.', error);
    await registration.showNotification(settings.productName, { ...LOOK, data: { path: HOME } });
  }
}

async function notificationOf(push: ReadPush | null): Promise<{ title: string; options: Options }> {
  const { words } = await readDevice('notices', NO_NOTICES);
  const written = words === null ? {} : { lang: words.language, dir: words.direction };
  if (push === null) {
    const body = words?.changed ?? 'The schedule has changed';
    return { title: settings.productName, options: { ...LOOK, ...written, body, data: { path: HOME } } };
  }
  const { title, body, tag, navigate, data } = push;
  const shown = words && data ? { ...noticeInWords(data, words, Date.now()), ...written } : { title, body };
  const { title: heading, ...rest } = shown;
  return {
    title: heading || settings.productName,
    options: {
      ...LOOK,
      ...rest,
      ...(tag === '' ? {} : { tag, renotify: true }),
      data: { path: pathOf(navigate) } satisfies NoticeData,
    },
  };
}

/** Only a page of this site is ever opened. */
function pathOf(address: string): string {
  const { origin } = self.location;
  if (!URL.canParse(address, origin)) return HOME;
  const target = new URL(address, origin);
  const isOurs = target.origin === origin && isPagePath(target.pathname);
  return isOurs ? target.pathname + target.search + target.hash : HOME;
}
