import { describe, expect, it } from 'vitest';
import { expectConsole, noteConsole, takeConsoleFaults } from './expect-console.ts';

describe('the console of a unit test', () => {
  it('is a fault when nobody expected it', () => {
    console.error('each child in a list should have a unique %s', 'key');
    expect(takeConsoleFaults()).toEqual([
      'Unexpected in the console: each child in a list should have a unique key',
    ]);
    console.warn('deprecated');
    expect(takeConsoleFaults()).toHaveLength(1);
  });

  it('is no fault when it was expected', () => {
    expectConsole(/schedule/);
    noteConsole('the schedule did not come');
    expect(takeConsoleFaults()).toEqual([]);
  });

  it('is a fault when the expected message did not come, and is forgotten afterwards', () => {
    expectConsole(/schedule/);
    expect(takeConsoleFaults()).toEqual(['Nothing in the console matched /schedule/.']);
    expect(takeConsoleFaults()).toEqual([]);
  });
});
