import { describe, expect, it } from 'vitest';
import type { MenuEntry } from '#core/contract/entities/menu.ts';
import { menuLines, menuPath } from './menu-lines.ts';

const entry = (title: string, more: Partial<MenuEntry> = {}): MenuEntry => ({
  title,
  isClickable: true,
  link: `/${title}`,
  inNewTab: false,
  items: [],
  ...more,
});
const closed = { isClickable: false };

describe('the entries of the menu', () => {
  it('LAYOUT-04 keep titles and order of the answer', () => {
    expect(menuLines([entry('a'), entry('b')]).map(({ label }) => label)).toEqual(['a', 'b']);
  });

  it('LAYOUT-06 are links only if they are clickable and have an address', () => {
    const [open, shut, bare] = menuLines([
      entry('open'),
      entry('shut', { ...closed, items: [entry('below')] }),
      entry('bare', { link: '', items: [entry('below')] }),
    ]);
    expect(open?.to).toBe('/open');
    expect(shut?.to).toBeUndefined();
    expect(bare?.to).toBeUndefined();
    expect(shut?.entries).toHaveLength(1);
  });

  it('LAYOUT-07 keep the new-tab setting', () => {
    expect(menuLines([entry('a', { inNewTab: true })])[0]?.newTab).toBe(true);
    expect(menuLines([entry('a')])[0]?.newTab).toBe(false);
  });

  it('LAYOUT-05 nest two levels below a group; deeper ones join the second', () => {
    const deep = entry('1', {
      items: [entry('2', { items: [entry('3', { items: [entry('4')] }), entry('5')] })],
    });
    const second = menuLines([deep])[0]?.entries?.[0];
    expect(second?.entries?.map(({ label }) => label)).toEqual(['3', '4', '5']);
    expect(second?.entries?.every(({ entries }) => entries === undefined)).toBe(true);
  });

  it('leave out what neither links nor opens anything', () => {
    expect(
      menuLines([entry('dead', closed), entry('empty', { ...closed, items: [entry('dead', closed)] })]),
    ).toEqual([]);
  });

  it('have unique ids at every level', () => {
    const lines = menuLines([entry('a', { items: [entry('a'), entry('a')] }), entry('a')]);
    const ids = lines.flatMap(({ id, entries = [] }) => [id, ...entries.map((below) => below.id)]);
    expect(new Set(ids).size).toBe(4);
  });
});

describe('the current path of the menu', () => {
  it.each([
    ['/', '/'],
    ['/home', '/'],
    ['/event/', '/event'],
    ['/event/%E0%A4%B2%E0%A5%8B%E0%A4%95', '/event/लोक'],
    ['/event/%', '/event/%'],
  ])('of %s is %s', (pathname, path) => {
    expect(menuPath(pathname)).toBe(path);
  });
});
