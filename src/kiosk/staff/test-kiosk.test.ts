import { describe, expect, it } from 'vitest';
import { testKiosk } from './test-kiosk.ts';

const fit = { kind: 'fit', build: 'a1', files: 9, wrong: [] } as const;
const storage = { canWrite: true, room: { usedBytes: 1e8, givenBytes: 1e9, isPersistent: true } };
const failedOf = (lines: ReturnType<typeof testKiosk>) =>
  lines.filter(({ hasPassed }) => !hasPassed).map(({ part }) => part);

describe('the test of a kiosk', () => {
  it('passes if it can run unattended', () => {
    expect(failedOf(testKiosk(fit, storage, 'held'))).toEqual([]);
  });

  it.each([
    ['worker', testKiosk({ ...fit, kind: 'unfit', wrong: ['/assets/a.js'] }, storage, 'held')],
    ['worker', testKiosk({ kind: 'none' }, storage, 'held')],
    ['worker', testKiosk({ kind: 'silent' }, storage, 'held')],
    ['database', testKiosk(fit, { ...storage, canWrite: false }, 'held')],
    ['screen', testKiosk(fit, storage, 'refused')],
    ['screen', testKiosk(fit, storage, 'unsupported')],
    ['room', testKiosk(fit, { ...storage, room: { ...storage.room, usedBytes: 9e8 } }, 'held')],
    ['room', testKiosk(fit, { ...storage, room: { ...storage.room, givenBytes: null } }, 'held')],
    ['persistence', testKiosk(fit, { ...storage, room: { ...storage.room, isPersistent: false } }, 'held')],
    ['persistence', testKiosk(fit, { ...storage, room: { ...storage.room, isPersistent: null } }, 'held')],
  ])('names the part that has failed: %s', (part, lines) => {
    expect(failedOf(lines)).toEqual([part]);
  });
});
