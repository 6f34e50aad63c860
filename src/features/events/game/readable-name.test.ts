import { describe, expect, it } from 'vitest';
import { readableName } from './readable-name.ts';

describe('GAME-05 the name of a game without a description', () => {
  it.each([
    ['wrestling', 'Wrestling'],
    ['wrestling-in-the_sand', 'Wrestling in the Sand'],
    ['pythian-games-athens', 'Pythian Games Athens'],
    ['the-art-of-the-lyre', 'The Art of the Lyre'],
    ['u21-épée', 'U21 Épée'],
    ['--karate--', 'Karate'],
    ['éclair', 'Éclair'],
    ['ढोल-और-ताल', 'ढोल और ताल'],
    ['', ''],
  ])('%s reads %s', (segment, name) => {
    expect(readableName(segment)).toBe(name);
  });
});
