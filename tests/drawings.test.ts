import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { eventCategories } from '#content/event-categories/categories.ts';
import { drawings } from '../src/ui/art/drawings.ts';

it('CAT-02 every category has a picture and a sign, and every drawing has its file', () => {
  for (const { art } of eventCategories) {
    expect(drawings).toHaveProperty(`category-${art}`);
    expect(drawings).toHaveProperty(`category-${art}-small`);
  }
  for (const name of Object.keys(drawings)) expect(existsSync(`public/art/${name}.svg`), name).toBe(true);
});
