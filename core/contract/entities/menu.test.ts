import { describe, expect, it } from 'vitest';
import { fullItems } from '../testing/full-answers.ts';
import { readNoting } from '../testing/read-noting.ts';
import { type MenuEntry, menu } from './menu.ts';

const read = (data: unknown) => readNoting(menu, { status: 1, data }).answer;

describe('the menu', () => {
  it('LAYOUT-04, LAYOUT-05 is read with nested items', () => {
    const link = { isClickable: true, inNewTab: true };
    const medals = { ...link, title: 'Medals', link: '/medals', items: [] };
    const history = { ...link, title: 'History', link: '/history', items: [medals] };
    expect(read({ about: fullItems.menu })).toEqual([
      { ...link, title: 'About', link: '/about-us', items: [history] },
    ]);
  });

  it('keeps the groups in the order they are sent', () => {
    const group = (menuTitle: string) => ({ menuTitle });
    const body = JSON.parse(
      '{"status":1,"data":{"z":{"menuTitle":"One"},"a":{"menuTitle":"Two"},"m":{"menuTitle":"Three"}}}',
    );
    expect(readNoting(menu, body).answer.map(({ title }) => title)).toEqual(['One', 'Two', 'Three']);
    expect(read([group('One'), group('Two')]).map(({ title }) => title)).toEqual(['One', 'Two']);
    expect(read({ a: [group('One'), group('Two')], b: group('Three') })).toHaveLength(3);
  });

  it('LAYOUT-06, LAYOUT-07 entries are not clickable and open in the same tab unless they say otherwise', () => {
    expect(read({ a: { menuTitle: 'About' } })).toEqual([
      { title: 'About', isClickable: false, link: '', inNewTab: false, items: [] },
    ]);
  });

  it('leaves out entries without a title', () => {
    expect(
      read({ a: { menuTitle: '' }, b: { menuTitle: 'B', items: [{ title: null }, { title: 'C' }] } }),
    ).toMatchObject([{ title: 'B', items: [{ title: 'C' }] }]);
  });

  it('reads four levels below a group and no deeper', () => {
    const nest = (levels: number): object => ({
      title: `${levels}`,
      items: levels === 0 ? [] : [nest(levels - 1)],
    });
    const levelsIn = (items: readonly MenuEntry[]): number =>
      items.length === 0 ? 0 : 1 + Math.max(...items.map((item) => levelsIn(item.items)));
    const [group] = read({ a: { menuTitle: 'A', items: [nest(500)] } });
    expect(levelsIn(group?.items ?? [])).toBe(4);
  });

  it('LAYOUT-08 empty data means no groups', () => {
    for (const nothing of [{}, [], null, '']) expect(read(nothing)).toEqual([]);
  });
});
