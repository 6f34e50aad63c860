import { existsSync, statSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { MOST_PLAN_BYTES, PLAN_FILE } from './plan-files.ts';
import { venues } from './venues.ts';

it('VENUE-01 no event has two venues', () => {
  const paths = venues.flatMap(({ eventPaths }) => eventPaths);
  expect(new Set(paths).size).toBe(paths.length);
});

describe.each(venues.map((venue) => [venue.name, venue] as const))('VENUE-01 the plan of %s', (_, venue) => {
  const { plan, places, facilities } = venue;
  const marks = [...places, ...facilities];

  it('is a file of this site', () => {
    expect(plan.source).toMatch(PLAN_FILE);
    expect(existsSync(`public${plan.source}`)).toBe(true);
    expect(statSync(`public${plan.source}`).size).toBeLessThanOrEqual(MOST_PLAN_BYTES);
  });

  it('has everything inside its edges', () => {
    for (const { key, at } of marks) {
      const isInside = at.x >= 0 && at.x <= plan.width && at.y >= 0 && at.y <= plan.height;
      expect({ key, isInside }).toEqual({ key, isInside: true });
    }
  });

  it('gives everything a key of its own that an address can hold', () => {
    const keys = marks.map(({ key }) => key);
    expect(new Set(keys).size).toBe(keys.length);
    for (const key of keys) expect(key).toMatch(/^[a-z0-9]+(?:-[a-z0-9]+)*$/);
  });

  it('names each place once, without a comma', () => {
    const names = places.map(({ name }) => name);
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBe(names.length);
    for (const name of names) expect(name).toMatch(/^[^,]+$/);
  });
});
