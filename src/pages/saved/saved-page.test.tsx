import 'fake-indexeddb/auto';
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { readRows, readSavedRow } from '#core/storage/row-shapes.ts';
import type { SavedRow } from '#core/storage/rows.ts';
import { listSaved, putSaved } from '#core/storage/saved-items.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { SavedPage } from './saved-page.tsx';

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });
const EVENT = {
  eventaid: '1',
  eventname: 'Athens Games',
  readmoreurl: 'athens',
  startdate: '05-03-2097',
  enddate: '07-03-2097',
};
const entry = (For: string, From: string, To: string) => ({ For, From, To, Address: 'Odeon', Latlong: '' });
const SCHEDULE = [
  {
    game: 'Kithara',
    schedule: [entry('Final', '05/03/2097 18:00:00', '05/03/2097 20:00:00')],
  },
  {
    game: 'Drama',
    schedule: [entry('Chorus', '05/03/2097 19:00:00', '05/03/2097 21:00:00')],
  },
];
let programme: unknown = SCHEDULE;
const NEWS = [{ title: 'A new trail', description: '<p>Up the hill.</p>', file: '' }];
let isOnline = true;

const event: SavedRow = {
  key: 'event:athens',
  ref: { kind: 'event', eventPath: 'athens' },
  details: null,
  savedAt: 1,
};
const kept = (title: string, startsAt: string, endsAt: string, place = ''): SavedRow => ({
  key: `entry:athens:${title.toLowerCase()}`,
  ref: { kind: 'entry', eventPath: 'athens', id: title.toLowerCase() },
  details: {
    title,
    path: '/event/athens#schedule',
    event: 'Athens Games',
    day: '',
    startsAt,
    endsAt,
    place,
  },
  savedAt: 2,
});

function open(at = '/saved') {
  const router = createMemoryRouter(
    [
      { path: '/saved', element: <SavedPage /> },
      { path: '*', element: null },
    ],
    { initialEntries: [at] },
  );
  const page = render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return { router, page };
}
const lines = (region: HTMLElement) =>
  within(region)
    .getAllByRole('listitem')
    .map((line) => line.textContent);
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  isOnline = true;
  programme = SCHEDULE;
  vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (String(address).endsWith('/seo.json')) return json({});
    if (!isOnline) throw new TypeError('Failed to fetch');
    if (String(address).endsWith('/api/news')) return json({ data: NEWS });
    if (String(address).endsWith('/api/GameSchedule')) return json(programme);
    return json(new Headers(init.headers).get('eventtype') === 'upcoming' ? [EVENT] : []);
  });
});
afterEach(async () => {
  cleanup();
  localStorage.clear();
  await openDatabase().delete();
  closeDatabase();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the saved items', () => {
  it('explain the star while there are none, on a page that is not for search engines', async () => {
    open();
    await screen.findByRole('heading', { name: 'Nothing saved yet' });
    screen.getByText(/Press the star/);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('are listed by day and time without a network, as they were when they were starred', async () => {
    isOnline = false;
    await putSaved([
      kept('Late', '06/03/2097 18:00:00', '06/03/2097 19:00:00'),
      kept('Early', '06/03/2097 09:00:00', '', 'Agora'),
      kept('Long ago', '06/03/2017 09:00:00', ''),
    ]);
    open();
    const day = await screen.findByRole('region', { name: 'Wednesday, 6th March 2097' });
    expect(lines(day)).toEqual([
      '9:00 AM3:30 AM your timeEarlyAthens GamesAgora',
      '6:00 PM to 7:00 PM12:30 PM your timeLateAthens Games',
    ]);
    const folded = screen.getByText('1 already over').closest('details');
    expect(folded?.open).toBe(false);
    expect(folded?.textContent).toContain('6th March 20179:00 AM');
    expect(folded?.textContent).toContain('Long ago');
  });

  it('say the day of an end that is far from the day they are listed under', async () => {
    isOnline = false;
    await putSaved([
      kept('Lyres', '06/03/2097 10:00:00', '09/03/2097 18:00:00'),
      kept('Drums', '06/03/2097 11:00:00', '20/03/2097 18:00:00'),
      kept('Night', '06/03/2097 23:00:00', '07/03/2097 01:00:00'),
    ]);
    open();
    const day = await screen.findByRole('region', { name: 'Wednesday, 6th March 2097' });
    expect(lines(day)).toEqual([
      expect.stringMatching(/^10:00 AM to Sat 6:00 PM/),
      expect.stringMatching(/^11:00 AM to 20\/03\/2097 6:00 PM/),
      expect.stringMatching(/^11:00 PM to 1:00 AM/),
    ]);
  });

  it('keep the directions of game and entry apart', async () => {
    isOnline = false;
    await putSaved([kept('Song: مؤتمر (CSS) اليوم!', '06/03/2097 09:00:00', '')]);
    open();
    const link = await screen.findByRole('link', { name: /^Song ?: مؤتمر/ });
    expect([...link.querySelectorAll('bdi')].map(({ lang, textContent }) => [lang, textContent])).toEqual([
      ['en', 'Song'],
      ['ar', 'مؤتمر (CSS) اليوم!'],
    ]);
  });

  it('are completed and corrected when their answers arrive', async () => {
    await putSaved([event, kept('Gone', '05/03/2097 09:00:00', '')]);
    open();
    const day = await screen.findByRole('region', { name: 'Tuesday, 5th March 2097' });
    await waitFor(() =>
      expect(lines(day)).toEqual([
        '5th–7th March 2097Athens Games',
        expect.stringContaining('No longer on the schedule'),
      ]),
    );
    await waitFor(async () =>
      expect(await listSaved()).toMatchObject({
        value: expect.arrayContaining([
          expect.objectContaining({
            key: 'event:athens',
            details: expect.objectContaining({ title: 'Athens Games' }),
          }),
        ]),
      }),
    );
  });

  it('are removed with a press, and restored with another', async () => {
    await putSaved([kept('Early', '06/03/2097 09:00:00', '')]);
    open();
    await screen.findByRole('link', { name: 'Early' });
    press('Remove Early from the list');
    await screen.findByRole('heading', { name: 'Nothing saved yet' });
    expect(document.activeElement).not.toBe(document.body);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('link', { name: 'Early' });
    expect(await listSaved()).toMatchObject({ value: [{ savedAt: 2 }] });
  });

  it('come with a plain warning that the browser may delete them', async () => {
    await openDatabase().device.put({ name: 'persistence', value: 'refused' });
    await putSaved([event]);
    open();
    await screen.findByText(/may clear your saved list when space runs low/);
  });
});

describe('entries whose schedule has changed', () => {
  const line = (title: string, day: number, time: string, end: string, place: string) => ({
    For: title,
    From: `${day}/11/2096 ${time}:00`,
    To: `${day}/11/2096 ${end}:00`,
    Address: place,
    Latlong: '',
  });
  const workshops = (...schedule: ReturnType<typeof line>[]) => [{ game: 'Workshops', schedule }];
  const BEFORE = workshops(
    line('Mask making', 29, '14:00', '15:00', 'Studio 1'),
    line('Storytelling hour', 29, '10:00', '11:00', 'Studio 1'),
    line('Storytelling hour', 30, '10:00', '11:00', 'Studio 1'),
    line('Clay', 29, '16:00', '17:00', 'Studio 2'),
    line('Clay', 29, '18:00', '19:00', 'Studio 2'),
    line('Removed talk', 29, '12:00', '13:00', 'Studio 2'),
    line('Shifted talk', 29, '12:30', '13:30', 'Studio 2'),
    line('Dance', 29, '20:00', '21:00', 'Studio 1'),
  );
  const AFTER = workshops(
    line('Mask making', 29, '14:00', '15:00', 'Studio 1'),
    line('Storytelling hour', 29, '10:00', '11:00', 'Studio 1'),
    line('Clay', 29, '16:30', '17:00', 'Studio 2'),
    line('Clay', 29, '18:00', '19:30', 'Studio 2'),
    line('Shifted talk', 30, '12:30', '13:30', 'Studio 9'),
    line('Mask making', 30, '14:00', '15:00', 'Studio 1'),
    line('Dance', 29, '20:00', '21:00', 'Studio 3'),
  );
  /** The ids that the first release with stars gave to the entries of `BEFORE`. */
  const EARLIER_IDS = ['13ypkga', '6d2hvn', '7wgnox', '1djhrjh', 'j30aef', '1t9p0sb', '16f4wrg', '1a2a6m4'];
  const EXPECTED = [
    /^10:00 AM to 11:00 AM.*Workshops: Storytelling hour.*Studio 1$/,
    /^2:00 PM to 3:00 PM.*Workshops: Mask making.*Studio 1$/,
    /^4:30 PM to 5:00 PM.*Workshops: Clay.*Studio 2Moved from 4:00 PMOK$/,
    /^6:00 PM to 7:30 PM.*Workshops: Clay.*Studio 2Was due to end: 7:00 PMOK$/,
    /^8:00 PM to 9:00 PM.*Workshops: Dance.*Studio 3Moved from Studio 1OK$/,
    /^12:00 PM to 1:00 PM.*Workshops: Removed talk.*Studio 2No longer on the schedule$/,
    /^12:30 PM to 1:30 PM.*Shifted talk.*Studio 9Moved from Thursday, 29th November 2096, 12:30 PM, Studio 2OK$/,
    /^10:00 AM to 11:00 AM.*Storytelling hour.*Studio 1No longer on the schedule$/,
  ];
  /** All entries as they were starred under the first schedule. */
  async function starsOf(answer: unknown): Promise<SavedRow[]> {
    const { saveableEntries } = await import('../../domain/saved/saveable-entry.ts');
    const { schedule } = await import('#core/contract/entities/schedule.ts');
    const { starred } = await import('../../data/saved/saved-items.ts');
    const items = saveableEntries(
      'athens',
      '',
      schedule.read(answer, () => undefined),
    );
    return items.map(({ ref, details, namesakes }) => starred(ref, details, namesakes));
  }
  const shown = async (expected: readonly RegExp[]) => {
    const list = await screen.findByRole('region', { name: 'Your list' });
    await waitFor(() => {
      const found = lines(list);
      for (const words of expected) expect(found).toContainEqual(expect.stringMatching(words));
      expect(found).toHaveLength(expected.length);
    });
  };
  const storedKeys = async () =>
    new Set(readRows(await openDatabase().saved.toArray(), readSavedRow).map(({ key }) => key));

  it('say where they were before, or that they are gone, and nothing if they did not move', async () => {
    await putSaved(await starsOf(BEFORE));
    programme = AFTER;
    open();
    await shown(EXPECTED);
    screen.getByText('Moved since you last looked: 4');
  });

  it('say only the day if no time was ever given, and nothing if that day got its time', async () => {
    const ofDay = (title: string, From: string, To: string) => ({
      For: title,
      From,
      To,
      Address: 'Studio 1',
      Latlong: '',
    });
    const [day, other] = ['29/11/2096', '30/11/2096'];
    const before = [ofDay('Clay', day, ''), ofDay('Masks', day, ''), ofDay('Show', day, '02/12/2096')];
    const after = [
      ofDay('Clay', `${day} 15:00:00`, ''),
      ofDay('Masks', `${other} 15:00:00`, ''),
      ofDay('Show', day, '03/12/2096'),
    ];
    await putSaved(await starsOf(workshops(...before)));
    programme = workshops(...after);
    open();
    await shown([
      /Show.*Studio 1Was due to end: Sunday, 2nd December 2096OK$/,
      /^3:00 PM.*Clay.*Studio 1$/,
      /^3:00 PM.*Masks.*Studio 1Moved from Thursday, 29th November 2096OK$/,
    ]);
  });

  it('keep the fields that another build stored, through a move and after it has been seen', async () => {
    const noted = async () =>
      (await openDatabase().saved.toArray()).map((row) => Object.keys(row as object).sort());
    const [dance] = (await starsOf(BEFORE)).filter(({ details }) => details?.title === 'Workshops: Dance');
    const ofOtherBuild = { ...dance, reminder: 15, details: { ...dance?.details, colour: 'red' } };
    await openDatabase().saved.put(ofOtherBuild as never);
    programme = AFTER;
    const { page } = open();
    const all = ['details', 'key', 'namesakes', 'ref', 'reminder', 'savedAt'];
    await waitFor(async () => expect(await noted()).toEqual([all.toSpliced(2, 0, 'movedFrom')]));
    // The list is read again, so that it shows what is stored by now.
    page.unmount();
    open();
    await screen.findByText('Moved since you last looked: 1');
    press('OK, I’ve seen the change to Workshops: Dance');
    await waitFor(async () => expect(await noted()).toEqual([all]));
    const [row] = await openDatabase().saved.toArray();
    expect(row).toMatchObject({ reminder: 15, details: { colour: 'red', place: 'Studio 3' } });
  });

  it('are not counted as moved once they are gone', async () => {
    const [dance] = (await starsOf(BEFORE)).filter(({ details }) => details?.title === 'Workshops: Dance');
    const movedFrom = { startsAt: '28/11/2096 20:00:00', endsAt: '', place: '' };
    await putSaved(dance ? [{ ...dance, movedFrom }] : []);
    programme = workshops(line('Clay', 29, '16:30', '17:00', 'Studio 2'));
    open();
    await screen.findByText('No longer on the schedule');
    expect(screen.queryByText(/Moved since you last looked/)).toBeNull();
  });

  it('say only the end if nothing else of the time is given', async () => {
    programme = workshops({ ...line('Clay', 29, '16:00', '18:00', 'Studio 2'), From: '29/11/2096' });
    await putSaved(await starsOf(programme));
    open();
    await shown([/^until 6:00 PM.*Clay/]);
  });

  it('are matched from the stars of an earlier release', async () => {
    const ids = new Map(EARLIER_IDS.map((id, index) => [BEFORE[0]?.schedule[index]?.From ?? '', id]));
    const rows = await starsOf(BEFORE);
    await putSaved(
      rows.map(({ details, savedAt }): SavedRow => {
        const id = ids.get(details?.startsAt ?? '') ?? '';
        return {
          key: `entry:athens:${id}`,
          ref: { kind: 'entry', eventPath: 'athens', id },
          details,
          savedAt,
        };
      }),
    );
    programme = AFTER;
    open();
    await shown(EXPECTED);
  });

  it('keep saying it without a network, and stop once it has been seen', async () => {
    await putSaved(await starsOf(BEFORE));
    programme = AFTER;
    const { page } = open();
    await shown(EXPECTED);
    const now = new Set((await starsOf(AFTER)).map(({ key }) => key));
    await waitFor(async () => expect([...(await storedKeys())].filter((key) => now.has(key)).length).toBe(6));
    page.unmount();
    isOnline = false;
    open();
    await screen.findByText('Moved since you last looked: 4');
    press('OK, I’ve seen the change to Workshops: Dance');
    await screen.findByText('Moved since you last looked: 3');
    expect(screen.queryByRole('button', { name: /the change to Workshops: Dance/ })).toBeNull();
    // A keyboard user continues from here, to the next change.
    expect(document.activeElement?.textContent).toBe('Workshops: Dance');
  });

  it('are recognised as saved already when an older share link brings them', async () => {
    await putSaved(await starsOf(AFTER));
    programme = AFTER;
    const { writeShareLink } = await import('../../features/offline/saved/share/share-link.ts');
    const [mask] = (await starsOf(BEFORE)).filter(({ details }) => details?.title.includes('Clay'));
    open(`/saved#${writeShareLink(mask ? [mask.ref] : [])}`);
    await screen.findByText('It’s all on your list already.');
  });

  it('come along in a share link of an earlier release', async () => {
    programme = AFTER;
    open(`/saved#v1;s=athens:${EARLIER_IDS.join(',')}`);
    const offer = await screen.findByRole('region', { name: 'A list has been shared with you' });
    await waitFor(() => expect(lines(offer)).toContain('Workshops: Mask making'));
    expect(lines(offer).filter((words) => words === 'Workshops: Clay')).toHaveLength(1);
    press('Add to my list');
    await screen.findByRole('region', { name: 'Your list' });
    await waitFor(() =>
      expect(screen.getAllByText('A session that’s no longer on the schedule')).toHaveLength(3),
    );
  });
});

describe('a shared list', () => {
  const all = async () => {
    await putSaved([event]);
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Take this list with you' }));
    return (await screen.findByRole('group', { name: 'Link to this list' })).textContent ?? '';
  };

  it('travels as ids only, with a QR code', async () => {
    expect(await all()).toMatch(/\/saved#v1;e=athens$/);
    const code = screen.getByRole('img', { name: /QR code/ });
    await waitFor(() => expect(code.querySelector('path')).not.toBeNull());
  });

  it('shows what it holds, and is added to the list only on request', async () => {
    const { router } = open('/saved#v1;e=athens,delphi');
    const offer = await screen.findByRole('region', { name: 'A list has been shared with you' });
    await waitFor(() =>
      expect(lines(offer)).toEqual(['Athens Games', 'An event this device hasn’t received yet']),
    );
    expect(await openDatabase().saved.count()).toBe(0);
    press('Add to my list');
    await screen.findByRole('link', { name: 'Athens Games' });
    expect(router.state.location.hash).toBe('');
    const undated = await screen.findByRole('region', { name: 'No date yet' });
    expect(lines(undated)).toEqual([expect.stringContaining('hasn’t received yet')]);
  });

  it('leaves the list alone if it is declined', async () => {
    const { router } = open('/saved#v1;e=athens');
    fireEvent.click(await screen.findByRole('button', { name: 'Don’t add' }));
    await waitFor(() => expect(router.state.location.hash).toBe(''));
    expect(await openDatabase().saved.count()).toBe(0);
  });

  it('says so if all of it is saved already', async () => {
    await putSaved([event]);
    open('/saved#v1;e=athens');
    await screen.findByText('It’s all on your list already.');
  });

  it.each([
    ['v1;e=%E0%A4%A', /damaged/],
    ['v2;e=athens', /newer version/],
  ])('says what is wrong with %s, and removes it from the address', async (fragment, words) => {
    const { router } = open(`/saved#${fragment}`);
    await screen.findByText(words);
    await act(async () => press('Close'));
    expect(router.state.location.hash).toBe('');
    expect(screen.queryByText(words)).toBeNull();
  });

  it('describes the clash of two entries in words once their schedule has loaded', async () => {
    const { page } = open();
    await screen.findByRole('heading', { name: 'Nothing saved yet' });
    page.unmount();
    const { saveableEntries } = await import('../../domain/saved/saveable-entry.ts');
    const { schedule } = await import('#core/contract/entities/schedule.ts');
    const { writeShareLink } = await import('../../features/offline/saved/share/share-link.ts');
    const refs = saveableEntries(
      'athens',
      '',
      schedule.read(SCHEDULE, () => undefined),
    ).map(({ ref }) => ref);
    open(`/saved#${writeShareLink(refs)}`);
    fireEvent.click(await screen.findByRole('button', { name: 'Add to my list' }));
    const day = await screen.findByRole('region', { name: 'Tuesday, 5th March 2097' });
    await waitFor(() =>
      expect(lines(day)).toEqual([
        expect.stringContaining('At the same time as Drama: Chorus'),
        expect.stringContaining('At the same time as Kithara: Final'),
      ]),
    );
  });
});
