import type { OpenPage, OpenPageReply } from '#core/contract/worker-messages.ts';
import { hasUnsavedWork } from '../outbox/unsaved-work.ts';
import { isKiosk } from '../visit/is-kiosk.ts';

/**
 * Returns how this page answers a worker that wants it to go somewhere, because a notice was pressed: it goes, unless
 * that would lose something, is too late, or would surprise the visitor of a kiosk.
 *
 * @param navigate goes to an address within the site, without a reload
 */
export function openPageWith(navigate: (path: string) => unknown): (message: OpenPage) => OpenPageReply {
  return ({ path, until }) => {
    if (isKiosk() || hasUnsavedWork() || Date.now() > until) return 'busy';
    void navigate(path);
    return 'opened';
  };
}
