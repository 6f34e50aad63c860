import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { readSpan } from '#core/time/event-span.ts';
import { Providers } from '../../../../app/providers.tsx';
import { createQueryClient } from '../../../../data/answers/query-client.ts';
import { createI18n } from '../../../../i18n/i18n.ts';
import { EntryTime } from './entry-time.tsx';

afterEach(cleanup);

const MARCH_5 = { year: 2024, month: 3, day: 5 };

it.each([
  ['05/03/2024 09:00:00', '05/03/2024 11:00:00', '9:00 AM to 11:00 AM'],
  ['05/03/2024 23:30:00', '06/03/2024 00:30:00', '11:30 PM to Wed 12:30 AM'],
  ['06/03/2024 00:30:00', '06/03/2024 01:30:00', 'Wed 12:30 AM to 1:30 AM'],
  ['05/03/2024 09:00:00', '07/03/2024 18:00:00', '9:00 AM to Thu 6:00 PM'],
  ['05/03/2024 20:00:00', '', '8:00 PM'],
  ['05/03/2024 20:00:00', 'late', '8:00 PM to late'],
  ['05/03/2024 00:00:00', '06/03/2024 00:00:00', 'All day'],
  ['05/03/2024', '', 'Time to be announced'],
  ['05/03/2024', '05/03/2024 11:00:00', 'until 11:00 AM'],
  ['when the rain ends', '', 'when the rain ends'],
  ['', '', '–'],
])('PRINT-03 from "%s" to "%s" is "%s"', (fromText, toText, words) => {
  const span = readSpan(fromText, toText);
  const entry = {
    key: 'one',
    game: 'Drama',
    title: 'Chorus',
    address: '',
    from: span?.from ?? null,
    to: span?.to ?? null,
    endsAt: span?.endsAt ?? null,
    fromText,
    toText,
  };
  const { container } = render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <EntryTime entry={entry} day={MARCH_5} />
    </Providers>,
  );
  expect(container.textContent?.trim()).toBe(words);
});
