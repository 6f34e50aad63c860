import { describe, expect, it } from 'vitest';
import type { OutboxRow } from '#core/storage/rows.ts';
import { dueIn, isAttended, isDue, waitAfter } from './due.ts';

const NOW = Date.UTC(2026, 0, 1);
const MINUTE_MS = 60_000;
const YEAR_MS = 365 * 24 * 60 * MINUTE_MS;
const row = (change: Partial<OutboxRow> = {}): OutboxRow => ({
  id: 'a',
  command: 'contactMessage',
  payload: {},
  state: 'waiting',
  createdAt: NOW,
  attempts: 1,
  vainAnswers: 0,
  lastTryAt: NOW - MINUTE_MS,
  nextTryAt: 0,
  heldUntil: 0,
  attendedUntil: 0,
  lastOutcome: null,
  ...change,
});
const offline = { kind: 'no-answer', reason: 'offline', at: NOW } as const;
const busy = { kind: 'busy', status: 500, at: NOW } as const;

describe('when a message is due', () => {
  it('waits longer each time, a quarter of an hour at most, and with jitter', () => {
    expect(waitAfter(1, () => 1)).toBe(5_000);
    expect(waitAfter(3, () => 1)).toBe(20_000);
    expect(waitAfter(1_000, () => 1)).toBe(15 * MINUTE_MS);
    expect(waitAfter(3, () => 0)).toBe(10_000);
  });

  it.each([
    ['before its time', row({ nextTryAt: NOW + 1 }), 'timer', false, false],
    ['at its time', row({ nextTryAt: NOW }), 'timer', false, true],
    ['by the visitor, before its time', row({ nextTryAt: NOW + 1, lastOutcome: busy }), 'submit', true, true],
    ['by the visitor, against Retry-After', row({ heldUntil: NOW + 1 }), 'submit', true, false],
    ['with the network back', row({ nextTryAt: NOW + 1, lastOutcome: offline }), 'online', false, true],
    [
      'with the network back, but tried since',
      row({ nextTryAt: NOW + 1, lastOutcome: offline, lastTryAt: NOW - 500 }),
      'online',
      false,
      false,
    ],
    [
      'with the network back, but the server was busy',
      row({ nextTryAt: NOW + 1, lastOutcome: busy }),
      'online',
      false,
      false,
    ],
  ] as const)('OFFLINE-12 %s', (_, item, reason, skipBackoff, due) => {
    expect(isDue(item, NOW, { reason, askedAt: NOW - 1_000, skipBackoff })).toBe(due);
  });

  it('OFFLINE-12 is not misled by a device clock that jumped back a year', () => {
    const item = row({ nextTryAt: NOW + YEAR_MS, heldUntil: NOW + YEAR_MS, attendedUntil: NOW + YEAR_MS });
    expect(isDue(item, NOW, { reason: 'timer', askedAt: NOW, skipBackoff: false })).toBe(true);
    expect(isAttended(item, NOW)).toBe(false);
    expect(dueIn(item, NOW)).toBe(0);
  });
});
