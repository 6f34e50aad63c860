import { expect, it } from 'vitest';
import { schedule } from '#core/contract/entities/schedule.ts';
import { gameSchedule } from '../server/sample/schedule.ts';
import { sampleSetting } from '../server/sample/setting.ts';
import { dayKeyAt, readProgramme } from '../src/domain/schedule/schedule-days.ts';

const QUARTER_MS = 15 * 60_000;
const MIDNIGHT = Date.parse('2031-04-05T00:00:00+05:30');
const PRODUCT = { name: 'Pythian Games', slug: 'pythian-games' };

it('EVENT-08 at every hour, also after midnight, the running event of the sample is on its second day', () => {
  const wrong = Array.from({ length: 96 }, (_, quarter) => new Date(MIDNIGHT + quarter * QUARTER_MS)).filter(
    (now) => {
      const answer = gameSchedule('pythian-national-games', sampleSetting(now, now, PRODUCT, false));
      const { days } = readProgramme(schedule.read(answer, () => undefined));
      return days.length !== 4 || dayKeyAt(days, now.getTime()) !== days[1]?.key;
    },
  );
  expect(wrong.map((now) => now.toISOString())).toEqual([]);
});
