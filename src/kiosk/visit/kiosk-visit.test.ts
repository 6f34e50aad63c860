import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginVisit, isVisitElsewhere, isVisitOver, noteVisit } from './kiosk-visit.ts';

const MINUTE_MS = 60_000;
const later = (ms: number) => vi.setSystemTime(Date.now() + ms);

beforeEach(() => {
  localStorage.clear();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

describe('whether the last visit is over', () => {
  it('K1 it is if nobody was ever seen', () => {
    expect(isVisitOver(MINUTE_MS)).toBe(true);
  });

  it('K1 it is not until the idle time, including the question, has passed', () => {
    noteVisit();
    later(89_000);
    expect(isVisitOver(MINUTE_MS)).toBe(false);
    later(2_000);
    expect(isVisitOver(MINUTE_MS)).toBe(true);
    expect(isVisitOver(10 * MINUTE_MS), 'the operator allows a longer idle time').toBe(false);
  });

  it('K4 it is if the clock was set back by a year', () => {
    noteVisit();
    later(-365 * 24 * 60 * MINUTE_MS);
    expect(isVisitOver(MINUTE_MS)).toBe(true);
  });

  it('K1 it is if the note is not a time, or storage is blocked', () => {
    localStorage.setItem('kiosk-visit', 'yesterday');
    expect(isVisitOver(MINUTE_MS)).toBe(true);
    vi.stubGlobal('localStorage', {
      get getItem() {
        throw new DOMException('no', 'SecurityError');
      },
    });
    noteVisit();
    expect(isVisitOver(MINUTE_MS)).toBe(true);
  });
});

describe('a visit in another window', () => {
  it('K1 is known by its lock, until it ends', async () => {
    const held = new Set<string>();
    const locks = {
      request: async (name: string, _: LockOptions, work: () => Promise<void>) => {
        held.add(name);
        await work();
        held.delete(name);
      },
      query: async () => ({ held: [...held].map((name) => ({ name })) }),
    };
    vi.stubGlobal('navigator', { locks });
    expect(await isVisitElsewhere()).toBe(false);
    const end = beginVisit();
    expect(await isVisitElsewhere()).toBe(true);
    end();
    await vi.waitFor(async () => expect(await isVisitElsewhere()).toBe(false));
  });

  it('is not known in browsers without locks', async () => {
    vi.stubGlobal('navigator', {});
    beginVisit()();
    expect(await isVisitElsewhere()).toBe(false);
  });
});
