import { readStored, writeStored } from '#core/browser-storage.ts';

/*
 * What a visitor has got out of this site so far, besides stars: it decides when an installation may be offered. It stays
 * on the device, and nothing of it says what was read.
 */
const FIRST_DAY = 'firstVisit';
const PACK = 'askedForPack';
const PAGES = 'pagesSeen';
/** More need not be counted. */
const MOST_PAGES = 9;

export interface Gains {
  /** This device was here on an earlier day. */
  readonly isBack: boolean;
  /** The visitor has asked for a download. */
  readonly hasPack: boolean;
  /** Pages opened in this tab, up to nine. */
  readonly pagesSeen: number;
}

/** Notes that a page was opened, and the day of the first visit. */
export function notePage(now = new Date()): void {
  if (readStored(FIRST_DAY) === null) writeStored(FIRST_DAY, now.toDateString());
  writeStored(PAGES, String(Math.min(pagesSeen() + 1, MOST_PAGES)), 'sessionStorage');
}

/** Notes that the visitor has asked for a download. */
export function notePackAskedFor(): void {
  writeStored(PACK, '1');
}

export function readGains(now = new Date()): Gains {
  const firstDay = readStored(FIRST_DAY);
  return {
    isBack: typeof firstDay === 'string' && firstDay !== now.toDateString(),
    hasPack: readStored(PACK) === '1',
    pagesSeen: pagesSeen(),
  };
}

/** Whether the visitor has got something out of the site. */
export function hasGained({ isBack, hasPack }: Gains, stars: number): boolean {
  return stars > 0 || hasPack || isBack;
}

const pagesSeen = () => Number.parseInt(readStored(PAGES, 'sessionStorage') ?? '0', 10) || 0;
