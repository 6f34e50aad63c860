import { describe, expect, it } from 'vitest';
import type { DeskItem } from '#core/desk/content.ts';
import { NOW } from '../../content/testing/content-for-test.ts';
import { importContent } from '../../content/transfer/import-content.ts';
import { contentDeskForThisTest } from '../testing/desk-for-test.ts';

const EVENT = { name: 'Lamps', path: 'lamps' };
const ENTRY = { event: 'lamps', game: 'Kithara', startsAt: '2031-05-21T18:00' };

describe('the longest list', () => {
  it('DESK-28 has at most ten thousand items, however they come', async () => {
    const desk = await contentDeskForThisTest();
    const drafts = Array.from({ length: 9_999 }, (_, index) => ({
      ...{ kind: 'scheduleEntry' as const, id: `e-${index}`, body: ENTRY },
    }));
    const event = { kind: 'event' as const, id: 'lamps', body: EVENT };
    const drums = { kind: 'event' as const, id: 'drums', body: { ...EVENT, path: 'drums' } };
    const file = { kinds: ['event', 'scheduleEntry'] as const, drafts: [event, drums, ...drafts] };
    await importContent(desk.db, file, { author: 'Ada', at: NOW });
    const programme = (...titles: string[]) =>
      ['Game,Title,Start', ...titles.map((title) => `Lyre,${title},2031-05-21 18:00`)].join('\n');
    const room = 'one too many: there can be at most 10000 schedule entries.';
    const two = await desk.ada('POST', '/programme/drums', programme('Heats', 'Final'));
    expect(two.said).toMatchObject({ isImported: false, problems: [`Schedule entry is ${room}`] });
    const one = await desk.ada('POST', '/programme/drums', programme('Heats'));
    expect(one.said).toMatchObject({ isImported: true, problems: [] });
    const more = await desk.ada('POST', '/content/scheduleEntry', { body: ENTRY });
    expect(more.status).toBe(422);
    expect(more.said.problems).toEqual([{ field: null, message: `Is ${room}` }]);
    const { items, total } = (await desk.ada('GET', '/content/scheduleEntry?count=10000')).said;
    expect([items.length, total]).toEqual([10_000, 10_000]);
    const { version } = items[0] as DeskItem;
    const body = { ...ENTRY, place: 'Stoa' };
    expect((await desk.ada('PUT', '/content/scheduleEntry/e-0', { version, body })).status).toBe(200);
  });
});
