import { render, screen } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { type EventSpan, readSpan } from '#core/time/event-span.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import type { TimedItem } from './saved-days.ts';
import { SavedEntry } from './saved-entry.tsx';

const FRIDAY = { year: 2031, month: 5, day: 9 };

/** What the list under Friday says about when an entry is. */
function whenOf(startsAt: string, endsAt: string) {
  const details = { title: 'Kithara', event: '', place: '', path: '/event/athens', startsAt, endsAt };
  const item = {
    ...{
      key: 'a',
      ref: { kind: 'entry', eventPath: 'athens', id: '1x' },
      details,
      isGone: false,
      savedAt: 0,
    },
    ...(readSpan(startsAt, endsAt) as EventSpan),
  } as unknown as TimedItem;
  render(
    <MemoryRouter>
      <I18nextProvider i18n={createI18n()}>
        <ul>
          <SavedEntry item={item} day={FRIDAY} />
        </ul>
      </I18nextProvider>
    </MemoryRouter>,
  );
  return screen.getByRole('listitem').querySelector('p')?.textContent;
}

it.each([
  ['on the day itself', '09/05/2031 22:00:00', '10/05/2031 00:30:00', '10:00 PM to 12:30 AM'],
  ['after midnight', '10/05/2031 00:00:00', '10/05/2031 02:00:00', 'Sat 12:00 AM to 2:00 AM'],
])('a session %s, listed under its festival day, says which night it is', (_, from, to, words) => {
  expect(whenOf(from, to)).toContain(words);
});
