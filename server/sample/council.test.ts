import { existsSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { council } from './council.ts';
import type { WireCouncilGroup } from './wire.ts';

const groups = council('') as WireCouncilGroup[];
const members = groups.flatMap((group) => group.members);

describe('the sample council', () => {
  it('COUNCIL-01 has three groups, of one, nine and four members', () => {
    expect(groups.map((group) => group.members.length)).toEqual([1, 9, 4]);
    expect(groups.every(({ title }) => title !== '')).toBe(true);
  });

  it.each(['lastname', 'imageurl', 'country', 'description', 'desgination'] as const)(
    'COUNCIL-04 has a member without %s',
    (field) => {
      expect(members.filter((member) => member[field] === '').length).toBeGreaterThan(0);
    },
  );

  it('COUNCIL-02 has no portrait of one person beside the name of another', () => {
    const pictured = members.filter(({ imageurl }) => imageurl !== '');
    expect(pictured).toHaveLength(13);
    for (const { slug, imageurl } of pictured) {
      expect(imageurl).toBe(`/media/council/${slug}.svg`);
      expect(existsSync(new URL(`media/council/${slug}.svg`, import.meta.url)), slug).toBe(true);
    }
  });

  it('COUNCIL-06 has a description with a list, a name in another script and a long designation', () => {
    expect(members.some(({ description }) => description.includes('<li>'))).toBe(true);
    expect(members.some(({ firstname }) => !/\p{Script=Latin}/u.test(firstname))).toBe(true);
    expect(members.some(({ desgination }) => desgination.length > 80)).toBe(true);
  });

  it('COUNCIL-08 has nobody with the slug "unknown"', () => {
    expect(council('unknown')).toBeNull();
  });
});
