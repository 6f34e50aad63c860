import { expect, it } from 'vitest';
import { PLAN_FILE } from '#content/venues/plan-files.ts';
import { isDrawing } from '#core/contract/gathered-files.ts';
import { PRECACHED_FILES } from '../scripts/build/precached-files.ts';

/** Endings of the pictures below `/venues/` that are installed by themselves. */
const endings = PRECACHED_FILES.flatMap(
  (pattern) => /^venues\/\*\.\{(.*)\}$/.exec(pattern)?.[1]?.split(',') ?? [],
);

it.each(['svg', 'webp', 'avif', 'png', 'jpg', 'gif'])(
  'VENUE-08 a plan that a venue may have is installed with the site, and no other: %s',
  (ending) => {
    const plan = `/venues/harbour.${ending}`;
    expect(isDrawing(plan) || endings.includes(ending)).toBe(PLAN_FILE.test(plan));
  },
);
