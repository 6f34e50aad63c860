import { describe, expect, it } from 'vitest';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { placeAskedFor } from './use-open-asked-for.ts';

const NOW = Date.parse('2026-11-21T06:00:00Z');
const event = (readMorePath: string, startDate: string, endDate: string) =>
  ({ readMorePath, startDate, endDate }) as ListedEvent;
const RUNNING = event('delphi', '20-11-2026', '22-11-2026');
const NEXT = event('athens', '05-03-2027', '07-03-2027');

describe('INSTALL-05 a shortcut of the installed app', () => {
  it.each([
    ['now', [NEXT, RUNNING], '/event/delphi'],
    ['now', [NEXT], null],
    ['schedule', [NEXT, RUNNING], '/event/delphi#schedule'],
    ['schedule', [NEXT], '/event/athens#schedule'],
    ['schedule', [event('', '05-03-2027', '')], null],
    ['schedule', [], null],
    [null, [RUNNING], null],
    ['everything', [RUNNING], null],
  ] as const)('%s with %o: %s', (asked, events, path) => {
    expect(placeAskedFor(asked, events, NOW)).toBe(path);
  });
});
