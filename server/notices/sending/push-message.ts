import type { Notice, NoticedEntry, NoticePush } from '#core/notices/notices.ts';
import { entryPath } from '#core/site-paths.ts';

const HOURS_MS = 3_600_000;
/** A change this close to the start may send somebody to the wrong door. */
const URGENT_MS = 6 * HOURS_MS;

export type Urgency = 'low' | 'normal' | 'high';

/**
 * Writes a notice as it is pushed. Its texts are names, times and symbols, for browsers that show it without the
 * worker.
 *
 * @param site origin of the site that the device subscribed at
 */
export function pushMessage(notice: Notice, site: string, tag: string): NoticePush {
  return {
    web_push: 8030,
    mutable: true,
    notification: { ...textsOf(notice), navigate: site + pathOf(notice), tag, data: notice },
  };
}

/** How urgent a notice is (RFC 8030, 5.3): for the rest, a phone need not wake up. */
export function urgencyOf(notice: Notice, endsAt: number, now: number): Urgency {
  if (notice.kind === 'soon') return 'high';
  if (notice.kind === 'news') return 'low';
  return endsAt - now <= URGENT_MS ? 'high' : 'normal';
}

function textsOf(notice: Notice): { readonly title: string; readonly body: string } {
  switch (notice.kind) {
    case 'news':
      return { title: notice.article.title || notice.eventName, body: notice.eventName };
    case 'soon':
      return { title: notice.entry.title, body: joined(shownStart(notice.entry), notice.entry.place) };
    case 'changes':
      return changeTexts(notice.before, notice.after);
  }
}

function changeTexts(before: NoticedEntry, after: NoticedEntry | null) {
  if (after === null) return { title: before.title, body: `✕ ${joined(shownStart(before), before.place)}` };
  const time = arrow(shownStart(before, after), shownStart(after, before));
  const body = joined(time, arrow(before.place, after.place));
  const isBack = before.start === after.start && before.place === after.place && before.title === after.title;
  return { title: arrow(before.title, after.title), body: isBack ? `✓ ${body}` : body };
}

const arrow = (was: string, is: string) => (was === is ? is : [was, is].filter(Boolean).join(' → '));
const joined = (...parts: readonly string[]) => parts.filter(Boolean).join(' · ');

/** The time of an entry; with its day if the other one is on another day. */
function shownStart({ start }: NoticedEntry, other?: NoticedEntry): string {
  const [day = '', time = ''] = start.split('T');
  return other === undefined || other.start.startsWith(day) ? time || day : `${day} ${time}`.trim();
}

function pathOf(notice: Notice): string {
  switch (notice.kind) {
    case 'news': {
      const { key } = notice.article;
      return key === '' ? '/news' : `/news/details?article=${encodeURIComponent(key)}`;
    }
    case 'soon':
      return entryPath(notice.event, notice.entry.id);
    case 'changes':
      return entryPath(notice.event, (notice.after ?? notice.before).id);
  }
}
