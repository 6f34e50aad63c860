import { afterEach, describe, expect, it } from 'vitest';
import { notePackAskedFor, notePage, readGains } from './gains.ts';

const MORNING = new Date('2026-11-20T09:00:00');
const EVENING = new Date('2026-11-20T21:00:00');
const NEXT_DAY = new Date('2026-11-21T09:00:00');

describe('what a visitor has gained', () => {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });

  it('INSTALL-01 is nothing at first', () => {
    expect(readGains(MORNING)).toEqual({ isBack: false, hasPack: false, pagesSeen: 0 });
  });

  it('INSTALL-01 counts another day as a second visit, not another hour', () => {
    notePage(MORNING);
    expect(readGains(EVENING).isBack).toBe(false);
    expect(readGains(NEXT_DAY).isBack).toBe(true);
    notePage(NEXT_DAY);
    expect(readGains(NEXT_DAY).isBack).toBe(true);
  });

  it('INSTALL-01 counts the pages of a tab, and a download that was asked for', () => {
    for (let page = 0; page < 12; page += 1) notePage(MORNING);
    notePackAskedFor();
    expect(readGains(MORNING)).toEqual({ isBack: false, hasPack: true, pagesSeen: 9 });
  });
});
