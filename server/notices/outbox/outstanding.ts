import type { ChangeNotice, NewsNotice, NoticedEntry, SoonNotice } from '#core/notices/notices.ts';
import { isSameEntry } from '../noticed-entry.ts';

/** A change on its way: it grows until it is sent, and may come to nothing. */
export interface OutstandingChange extends Omit<ChangeNotice, 'before' | 'after'> {
  /** What the device knows the entry by; null if it was told that it is gone. */
  readonly known: NoticedEntry | null;
  readonly after: NoticedEntry | null;
}

/** A notice on its way. */
export type Outstanding = OutstandingChange | SoonNotice | NewsNotice;

/** Whether there is nothing to tell: the change was taken back. */
export const isNothing = (notice: Outstanding): boolean =>
  notice.kind === 'changes' && isSameEntry(notice.known, notice.after);

/** Returns a change as the device gets it. */
export function toldChange({ known, after, ...notice }: OutstandingChange): ChangeNotice {
  const before = known ?? after;
  if (before === null) throw new Error('Nothing has changed.');
  return { ...notice, before, after };
}

/** Returns what is left to tell after an earlier state of a notice has arrived. */
export function leftAfter(notice: Outstanding, arrived: Outstanding): Outstanding {
  return notice.kind === 'changes' && arrived.kind === 'changes'
    ? { ...notice, known: arrived.after }
    : notice;
}
