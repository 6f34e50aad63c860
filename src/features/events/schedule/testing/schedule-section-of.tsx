import { QueryClientProvider } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, vi } from 'vitest';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { readEventMoment } from '#core/time/event-moment.ts';
import { createQueryClient } from '../../../../data/answers/query-client.ts';
import { scheduleQuery } from '../../../../domain/schedule/schedule-query.ts';
import { createI18n } from '../../../../i18n/i18n.ts';
import { ScheduleSection } from '../schedule-section.tsx';

/** Returns a moment at the event, as a schedule writes it, in milliseconds since 1970. */
export const at = (text: string) => readEventMoment(text)?.at ?? Number.NaN;

export const entry = (title: string, from: string, to: string, address: string, latLong = '') => ({
  title,
  from,
  to,
  address,
  latLong,
});

/** What two tests begin their day with. */
export const HEATS = [
  entry('Heat one', '05/03/2024 08:00:00', '05/03/2024 09:00:00', 'Sand pit'),
  entry('Heat two', '05/03/2024 10:00:00', '05/03/2024 12:00:00', 'Sand pit'),
];

/** Starts every test of a file or a group at this moment of the event, with clock and timers under its control. */
export function startAt(moment: string): void {
  beforeEach(() => {
    vi.useFakeTimers({ now: at(moment) });
  });
  afterEach(() => {
    vi.useRealTimers();
  });
}

function Address() {
  const { search } = useLocation();
  return <output>{search}</output>;
}

/** The query of the address, which a section from `section` shows. */
export const search = () => document.querySelector('output')?.textContent;

interface SectionOptions {
  readonly byPlace?: boolean;
  readonly children?: ReactNode;
  readonly eventPath?: string;
}

/** The schedule of an event as its page shows it, under an address of that page. */
export function section(
  schedules: GameSchedule[],
  address = '/event/spring',
  { byPlace = false, children, eventPath = 'spring' }: SectionOptions = {},
) {
  const client = createQueryClient();
  client.setQueryData(scheduleQuery(eventPath).queryKey, { value: schedules, at: at('01/03/2024') });
  return (
    <I18nextProvider i18n={createI18n()}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={[address]}>
          <ScheduleSection eventPath={eventPath} id="schedule" byPlace={byPlace} />
          {children}
          <Address />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>
  );
}
