import { describe, expect, it } from 'vitest';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { eventsToShow } from './events-to-show.ts';

const event = (readMorePath: string, name: string, startDate = '', endDate = '') =>
  ({ readMorePath, name, startDate, endDate }) as ListedEvent;

describe('the events that a kiosk can show', () => {
  it('are those with a page, each once, with their days if they are known', () => {
    const listed = [
      event('delphi-2', 'Delphi Games', '05-03-2031'),
      event('', 'To be announced'),
      event('delphi-1', 'Delphi Games', '05-03-2027', '08-03-2027'),
      event('delphi-2', 'Delphi Games', '05-03-2031'),
      event('corinth', 'Corinth Games', 'soon'),
    ];
    expect(eventsToShow(listed, 'en')).toEqual([
      { path: 'delphi-2', name: 'Delphi Games, 5th March 2031' },
      { path: 'delphi-1', name: 'Delphi Games, 5th–8th March 2027' },
      { path: 'corinth', name: 'Corinth Games' },
    ]);
  });
});
