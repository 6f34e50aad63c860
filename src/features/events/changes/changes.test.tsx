import 'fake-indexeddb/auto';
import { type QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, configure, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { whenIdle } from '../../../data/when-idle.ts';
import { EntryLabel } from '../../../domain/changes/entry-label.ts';
import { eventQuery } from '../../../domain/events/event-query.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { ScheduleSection } from '../schedule/schedule-section.tsx';
import { ChangesPlace } from './changes-place.tsx';
import { TodaysChanges } from './todays-changes.tsx';
import { useSeenChanges } from './use-seen-changes.ts';

// The code for it is loaded on demand, which takes a busy machine more than a second.
configure({ asyncUtilTimeout: 20_000 });

const EVENT = {
  id: '1',
  name: 'Athens Games',
  location: 'Athens',
  address: '',
  startDate: '05-03-2097',
  endDate: '06-03-2097',
} as EventDetail;
const entry = (title: string, time: string, address = 'Odeon', day = '05') => ({
  title,
  from: `${day}/03/2097 ${time}:00`,
  to: '',
  address,
  latLong: '',
});
const drama = (...entries: ReturnType<typeof entry>[]): GameSchedule[] => [{ game: 'Drama', entries }];
const FIRST = drama(entry('Heat', '10:00'), entry('Talk', '12:00', 'Agora'), entry('Final', '18:00'));
const SECOND = drama(entry('Heat', '11:00'), entry('Talk', '12:00', 'Stoa'), entry('Masks', '20:00'));

let at = Date.UTC(2026, 0);
function answer(client: QueryClient, value: GameSchedule[], more: object = {}): void {
  at += 60_000;
  client.setQueryData(scheduleQuery('athens').queryKey, { value, at, ...more });
}

function EventSchedule() {
  const changes = useSeenChanges('athens');
  return (
    <EntryLabel value={changes.label}>
      <ScheduleSection
        eventPath="athens"
        id="schedule"
        notice={<ChangesPlace changes={changes} lies="underHeading" />}
      />
    </EntryLabel>
  );
}

function open(client: QueryClient, page = <EventSchedule />) {
  return render(
    <I18nextProvider i18n={createI18n()}>
      <QueryClientProvider client={client}>
        <MemoryRouter initialEntries={['/event/athens']}>{page}</MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const strip = () => screen.queryByRole('button', { name: /since you last looked$/ });
const told = async (count: number) =>
  waitFor(() =>
    expect(strip()?.textContent).toBe(`${count} change${count === 1 ? '' : 's'} since you last looked`),
  );
const stored = async (kind = 'seen') =>
  (
    (await openDatabase().revisions.get(`${kind}:athens`)) as { games: GameSchedule[] } | undefined
  )?.games.flatMap(({ entries }) => entries.map(({ title, from }) => `${title} ${from.slice(11, 16)}`));
const untilStored = (title: string, kind?: string) =>
  waitFor(async () => expect(await stored(kind)).toContain(title));
/** Does all that the page has put off, in the order it did: what must not happen would have happened by then. */
async function doWhatWaits() {
  for (let step = 0; step < 4; step += 1)
    await act(async () => {
      await new Promise<void>((resolve) => whenIdle(resolve));
      await vi.dynamicImportSettled();
      await openDatabase().revisions.count();
    });
}
const lines = () =>
  [...document.querySelectorAll('[role=status] + div > ul > li')].map((line) => line.textContent);

let client: QueryClient;
beforeEach(() => {
  client = createQueryClient();
  // The tests themselves say what the server answers.
  const { queries } = client.getDefaultOptions();
  client.setDefaultOptions({ queries: { ...queries, staleTime: Number.POSITIVE_INFINITY } });
  client.setQueryData(eventQuery('athens').queryKey, { value: EVENT, at });
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
});
afterEach(async () => {
  cleanup();
  client.clear();
  document.documentElement.classList.remove('kiosk');
  await openDatabase().delete();
  closeDatabase();
  vi.unstubAllGlobals();
});

/** The visitor has seen the first revision and left the page. */
async function haveSeenFirst() {
  answer(client, FIRST);
  const { unmount } = open(client);
  await untilStored('Heat 10:00');
  unmount();
}

describe('the changes of an event since the visitor last looked', () => {
  it('CHANGES-01 are none at the first look, which is only remembered', async () => {
    await haveSeenFirst();
    open(client);
    await doWhatWaits();
    expect(strip()).toBeNull();
  });

  it('CHANGES-03 CHANGES-04 are counted, marked in their rows and listed, until the visitor has got it', async () => {
    await haveSeenFirst();
    answer(client, SECOND);
    open(client);
    await told(4);
    const row = (title: string) => within(screen.getByText(title).closest('li') as HTMLElement);
    row('Heat').getByText('New time');
    row('Talk').getByText('New venue');
    row('Masks').getByText('New');
    fireEvent.click(strip() as HTMLElement);
    expect(lines()).toEqual([
      'New timeDrama: HeatBefore: Tue 5 Mar, 10:00 AM Now: 11:00 AM',
      'New venueDrama: TalkBefore: Agora Now: Stoa',
      'No longer on the scheduleDrama: FinalTue 5 Mar, 6:00 PM, Odeon',
      'NewDrama: MasksTue 5 Mar, 8:00 PM, Odeon',
    ]);
    const struckThrough = [...document.querySelectorAll('li s')].map((old) => old.textContent);
    expect(struckThrough).toEqual(['Tue 5 Mar, 10:00 AM', 'Agora', 'Drama: Final']);
    const now = [...document.querySelectorAll('li s ~ b')].map((value) => value.textContent);
    expect(now).toEqual(['11:00 AM', 'Stoa']);
    await untilStored('Masks 20:00');
    // What has been opened stays until the visitor is done with it.
    expect(lines()).toHaveLength(4);
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(strip()).toBeNull());
    expect(screen.queryByText('New venue')).toBeNull();
    expect(document.activeElement).not.toBe(document.body);
  });

  it('CHANGES-03 mark the rows they are about, also if games without entries come before', async () => {
    await haveSeenFirst();
    const waiting = { game: 'Wrestling', entries: [] };
    answer(client, [waiting, ...drama(entry('Heat', '11:00'), ...(FIRST[0]?.entries.slice(1) ?? []))]);
    open(client);
    await told(1);
    const marked = screen.getAllByText('New time').map((mark) => mark.closest('li'));
    expect(marked).toEqual([screen.getByText('Heat').closest('li')]);
  });

  it('CHANGES-04 are told once: after the list was open, the next page says nothing', async () => {
    await haveSeenFirst();
    answer(client, SECOND);
    const { unmount } = open(client);
    await told(4);
    fireEvent.click(strip() as HTMLElement);
    await untilStored('Masks 20:00');
    unmount();
    open(client);
    await doWhatWaits();
    expect(strip()).toBeNull();
  });

  it('CHANGES-04 are compared with the last look, however many edits were in between', async () => {
    await haveSeenFirst();
    open(client);
    for (const time of ['11:00', '12:30', '13:00', '14:00']) {
      act(() => answer(client, drama(entry('Heat', time), ...(FIRST[0]?.entries.slice(1) ?? []))));
      await told(1);
    }
    fireEvent.click(strip() as HTMLElement);
    await waitFor(() =>
      expect(lines()).toEqual(['New timeDrama: HeatBefore: Tue 5 Mar, 10:00 AM Now: 2:00 PM']),
    );
  });

  it('CHANGES-04 disappear if they are taken back', async () => {
    await haveSeenFirst();
    answer(client, SECOND);
    open(client);
    await told(4);
    act(() => answer(client, FIRST));
    await waitFor(() => expect(strip()).toBeNull());
    expect(await stored()).toContain('Heat 10:00');
  });

  it('CHANGES-04 that come after the list was open are told by themselves', async () => {
    await haveSeenFirst();
    answer(client, SECOND);
    open(client);
    await told(4);
    fireEvent.click(strip() as HTMLElement);
    await untilStored('Masks 20:00');
    act(() => answer(client, drama(...(SECOND[0]?.entries.slice(0, 2) ?? []), entry('Masks', '21:00'))));
    await told(1);
  });

  it.each([
    ['an empty list', [] as GameSchedule[], {}],
    ['the first part of a schedule', SECOND, { isPart: true }],
    ['what stands in for an answer', SECOND, { isStandIn: true }],
  ])('CHANGES-01 are not looked for in %s', async (_, value, more) => {
    await haveSeenFirst();
    answer(client, value, more);
    open(client);
    await doWhatWaits();
    expect(strip()).toBeNull();
    expect(await stored()).toContain('Heat 10:00');
  });

  it('CHANGES-04 are not looked for in an answer older than what was seen in another window', async () => {
    await haveSeenFirst();
    const early = at;
    answer(client, SECOND);
    const { unmount } = open(client);
    await told(4);
    fireEvent.click(strip() as HTMLElement);
    await untilStored('Masks 20:00');
    unmount();
    client.setQueryData(scheduleQuery('athens').queryKey, { value: FIRST, at: early });
    open(client);
    await doWhatWaits();
    expect(strip()).toBeNull();
    expect(await stored()).toContain('Masks 20:00');
  });

  it('CHANGES-05 are none once the event is over', async () => {
    await haveSeenFirst();
    answer(client, drama({ ...entry('Heat', '10:00'), from: '05/03/2024 10:00:00' }));
    const value = { ...EVENT, startDate: '05-03-2024', endDate: '06-03-2024' };
    client.setQueryData(eventQuery('athens').queryKey, { value, at });
    open(client);
    await doWhatWaits();
    expect(strip()).toBeNull();
    expect(await stored()).toContain('Heat 10:00');
  });
});

describe('CHANGES-06 two tabs that both have the changes in view', () => {
  beforeEach(() =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(private readonly tell: (entries: { isIntersecting: boolean }[]) => void) {}
        observe() {
          this.tell([{ isIntersecting: true }]);
        }
        disconnect() {}
      },
    ),
  );
  const strips = () => screen.queryAllByRole('button', { name: /since you last looked$/ });

  it('both show them, although they are stored as seen, until one of them is done with them', async () => {
    await haveSeenFirst();
    answer(client, SECOND);
    open(client);
    open(client);
    await waitFor(() => expect(strips()).toHaveLength(2));
    await untilStored('Masks 20:00');
    await doWhatWaits();
    expect(strips()).toHaveLength(2);
    fireEvent.click(strips()[0] as HTMLElement);
    fireEvent.click(screen.getByRole('button', { name: 'Got it' }));
    await waitFor(() => expect(strips()).toHaveLength(0));
  });

  it('neither shows them on the next page', async () => {
    await haveSeenFirst();
    answer(client, SECOND);
    open(client).unmount();
    const { unmount } = open(client);
    await told(4);
    await untilStored('Masks 20:00');
    unmount();
    open(client);
    await doWhatWaits();
    expect(strip()).toBeNull();
  });
});

describe('CHANGES-08 on a kiosk', () => {
  beforeEach(() => document.documentElement.classList.add('kiosk'));
  const board = (
    <TodaysChanges eventPath="athens">
      <ScheduleSection eventPath="athens" id="schedule" byPlace />
    </TodaysChanges>
  );

  it('the rows say what has changed since the day began, to whoever comes', async () => {
    answer(client, FIRST);
    const { unmount } = open(client, board);
    await untilStored('Heat 10:00', 'day');
    unmount();
    answer(client, SECOND);
    for (const _ of ['one visitor', 'the next']) {
      const page = open(client, board);
      await waitFor(() => expect(screen.getAllByText('Changed today')).toHaveLength(2));
      screen.getByText('New today');
      page.unmount();
    }
    expect(await stored('seen')).toBeUndefined();
  });

  it('a new day begins with what the kiosk has then', async () => {
    answer(client, FIRST);
    open(client, board).unmount();
    const page = open(client, board);
    await untilStored('Heat 10:00', 'day');
    page.unmount();
    await openDatabase().revisions.update('day:athens', { day: '2020-01-01' } as never);
    answer(client, SECOND);
    open(client, board);
    await untilStored('Masks 20:00', 'day');
    await doWhatWaits();
    expect(screen.queryByText('Changed today')).toBeNull();
  });
});
