import { describe, expect, it } from 'vitest';
import type { ScheduleEntry } from '../../../../domain/schedule/schedule-entry.ts';
import type { ScoredHit } from '../hits.ts';
import { type Layout, layOut } from './lay-out.ts';

const hit = (title: string, id: number, phase: 'ahead' | 'over' = 'ahead'): ScoredHit => ({
  entry: {
    kind: 'entry',
    address: `/event/a?entry=${id}#schedule`,
    title,
    game: 'Kithara',
    line: '',
    text: '',
    slot: { entry: {} as ScheduleEntry, days: [], programme: [] },
  },
  terms: [],
  asked: [],
  level: 4,
  isWhole: true,
  score: 1,
  timing: {
    phase,
    startsAt: id,
    endsAt: id,
    isLasting: false,
    isAsked: false,
    isOfPastDay: false,
    isOfToday: false,
    near: null,
  },
});
const many = (title: string, count: number, from = 0) =>
  Array.from({ length: count }, (_, index) => hit(title, from + index));
const NOTHING: ReadonlyMap<string, number> = new Map();

const written = ({ blocks }: Layout) =>
  blocks.flatMap(({ rows }) =>
    rows.map((row) => ('hit' in row ? row.hit.entry.title : `${row.hits.length} more`)),
  );
/** All results that can be reached: in rows, behind the button of a row, and behind the last one. */
const reachable = ({ blocks, left }: Layout) =>
  left +
  blocks.flatMap(({ rows }) => rows).reduce((sum, row) => sum + ('hit' in row ? 1 : row.hits.length), 0);

describe('the rows of a kind', () => {
  it('show the first of many alike, and what comes after them', () => {
    const hits = [...many('Heat', 12), hit('Final', 12), hit('Show', 13)];
    const layout = layOut(hits, 6, NOTHING);
    expect(written(layout)).toEqual(['Heat', 'Heat', 'Heat', '9 more', 'Final', 'Show']);
    expect(layout.left).toBe(0);
  });

  it('do not hide one or two', () => {
    expect(written(layOut([...many('Heat', 4), hit('Final', 4)], 6, NOTHING))).toEqual([
      ...Array.from({ length: 4 }, () => 'Heat'),
      'Final',
    ]);
  });

  it('are all in their order if there is room for them', () => {
    const hits = [...many('Heat', 5), hit('Final', 5), ...many('Heat', 5, 6)];
    expect(written(layOut(hits, 60, NOTHING))).toEqual(hits.map(({ entry }) => entry.title));
  });

  it('are in blocks: what is over is not alike what is ahead', () => {
    const { blocks } = layOut([hit('Heat', 0), hit('Heat', 1, 'over')], 6, NOTHING);
    expect(blocks.map(({ standing, rows }) => [standing, rows.length])).toEqual([
      ['other', 1],
      ['over', 1],
    ]);
  });

  it('grow by what a button adds, and lose nothing', () => {
    const hits = [...many('Heat', 500), ...many('Final', 40, 500), hit('Show', 540)];
    const first = layOut(hits, 6, NOTHING);
    expect(reachable(first)).toBe(hits.length);
    const button = first.blocks[0]?.rows.find((row) => 'alikeId' in row);
    const id = button && 'alikeId' in button ? button.alikeId : '';
    const opened = layOut(hits, 6, new Map([[id, 60]]));
    expect(written(opened).filter((row) => row === 'Heat')).toHaveLength(63);
    expect(written(opened)).toContain('437 more');
    expect(reachable(opened)).toBe(hits.length);
    for (const most of [1, 2, 3, 4, 5, 6, 66, 126])
      expect(reachable(layOut(hits, most, NOTHING))).toBe(hits.length);
  });
});
