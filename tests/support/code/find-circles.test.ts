import { describe, expect, it } from 'vitest';
import { findCycles } from './find-cycles.ts';
import type { Import } from './imports.ts';

const importing = (request: string): Import => ({ request, isType: false, names: [] });
const importingType = (request: string): Import => ({ ...importing(request), isType: true });

describe('cycles', () => {
  const circlesOf = (files: Record<string, Import[]>) => findCycles(new Map(Object.entries(files)));

  it('are found at any length', () => {
    const circles = circlesOf({
      'src/ui/a.ts': [importing('./b.ts')],
      'src/ui/b.ts': [importing('./c.ts')],
      'src/ui/c.ts': [importing('./a.ts')],
    });
    expect(circles).toEqual([['src/ui/a.ts', 'src/ui/b.ts', 'src/ui/c.ts', 'src/ui/a.ts']]);
  });

  it('are found when a file imports itself', () => {
    expect(circlesOf({ 'src/ui/a.ts': [importing('./a.ts')] })).toHaveLength(1);
  });

  it('are found when types alone close them', () => {
    const circles = circlesOf({
      'src/ui/a.ts': [importing('./b.ts')],
      'src/ui/b.ts': [importingType('./a.ts')],
    });
    expect(circles).toEqual([['src/ui/a.ts', 'src/ui/b.ts', 'src/ui/a.ts']]);
  });

  it('are not created by two paths to one file', () => {
    const files = {
      'src/ui/a.ts': [importing('./b.ts'), importing('./c.ts')],
      'src/ui/b.ts': [importing('./c.ts')],
      'src/ui/c.ts': [],
    };
    expect(circlesOf(files)).toEqual([]);
  });
});
