import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { scopedClassName } from './scoped-class-name.mjs';

const card = resolve('src/ui/card.module.css');

describe('the class names of a module', () => {
  it('are the same with every build and on every machine, and tell the module', () => {
    expect(scopedClassName('title', card)).toMatch(/^title_[a-z0-9]{4}$/);
    expect(scopedClassName('title', `${card}?used`)).toBe(scopedClassName('title', card));
    expect(scopedClassName('title', resolve('src/ui/chip.module.css'))).not.toBe(
      scopedClassName('title', card),
    );
  });

  it('stop the build where two modules could be taken for one another', () => {
    const takeMany = () => {
      for (let count = 0; count < 20_000; count += 1)
        scopedClassName('title', resolve(`src/${count}.module.css`));
    };
    expect(takeMany).toThrow(/cannot be told apart/);
  });
});
