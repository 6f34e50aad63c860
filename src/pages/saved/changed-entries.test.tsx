import 'fake-indexeddb/auto';
import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { saveAnswer } from '#core/storage/answers.ts';
import { openDatabase } from '#core/storage/database.ts';
import { readRows, readSavedRow } from '#core/storage/row-shapes.ts';
import type { SavedRow } from '#core/storage/rows.ts';
import { putSaved } from '#core/storage/saved-items.ts';
import { starred } from '../../data/saved/saved-items.ts';
import { renewSavedEntries } from '../../features/offline/saved/renewed/renew-saved-entries.ts';
import { writeShareLink } from '../../features/offline/saved/share/share-link.ts';
import { api, entriesOf, lines, open, press, savedPageUnderTest } from './testing/saved-page-of.tsx';

savedPageUnderTest();

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
  /** All entries of a schedule, starred as they were then. */
  function starsOf(answer: unknown): SavedRow[] {
    return entriesOf(answer).map(({ ref, details, namesakes }) => starred(ref, details, namesakes));
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
    await putSaved(starsOf(BEFORE));
    api.programme = AFTER;
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
    await putSaved(starsOf(workshops(...before)));
    api.programme = workshops(...after);
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
    const [dance] = starsOf(BEFORE).filter(({ details }) => details?.title === 'Workshops: Dance');
    const ofOtherBuild = { ...dance, reminder: 15, details: { ...dance?.details, colour: 'red' } };
    await openDatabase().saved.put(ofOtherBuild as never);
    api.programme = AFTER;
    const { page } = open();
    const all = ['details', 'key', 'namesakes', 'ref', 'reminder', 'savedAt'];
    await waitFor(async () =>
      expect(await noted()).toEqual([all.toSpliced(2, 0, 'movedFrom').toSpliced(4, 0, 'news')]),
    );
    // The list is read again, so that it shows what is stored by now.
    page.unmount();
    open();
    await screen.findByText('Moved since you last looked: 1');
    press('OK, I’ve seen the change to Workshops: Dance');
    await waitFor(async () => expect(await noted()).toEqual([all]));
    const [row] = await openDatabase().saved.toArray();
    expect(row).toMatchObject({ reminder: 15, details: { colour: 'red', place: 'Studio 3' } });
  });

  it('CHANGES-07 are counted at the head, and the star of the header is told until the list was open', async () => {
    await putSaved(await starsOf(BEFORE));
    api.programme = AFTER;
    const stop = renewSavedEntries(['athens']);
    await saveAnswer({
      key: 'GET /api/GameSchedule|pagename=athens',
      endpoint: 'schedule',
      body: JSON.stringify(AFTER),
      etag: null,
      at: 1,
    });
    // Four have moved, and two are gone.
    await waitFor(() => expect(localStorage.getItem('saved-news')).toBe('6'));
    open();
    await screen.findByText('Moved since you last looked: 4');
    screen.getByText('No longer on the schedule: 2');
    await waitFor(() => expect(localStorage.getItem('saved-news')).toBeNull());
    screen.getByText('No longer on the schedule: 2');
    stop();
  });

  it('CHANGES-01 are not gone because a server sends an empty schedule', async () => {
    await putSaved(await starsOf(BEFORE));
    api.programme = [];
    const ask = vi.fn(fetch);
    vi.stubGlobal('fetch', ask);
    open();
    await waitFor(() => expect(lines(screen.getByRole('region', { name: 'Your list' }))).toHaveLength(8));
    await waitFor(() => expect(ask.mock.calls.join()).toContain('/api/GameSchedule'));
    // What the answer leads to is done in this order.
    for (let step = 0; step < 4; step += 1)
      await act(async () => {
        await vi.dynamicImportSettled();
        await openDatabase().saved.count();
      });
    expect(screen.queryByText(/No longer on the schedule/)).toBeNull();
  });

  it('CHANGES-07 that came back are no news any more', async () => {
    const [dance] = (await starsOf(BEFORE)).filter(({ details }) => details?.title === 'Workshops: Dance');
    await putSaved(dance ? [{ ...dance, news: { what: 'gone', isSeen: true } }] : []);
    api.programme = BEFORE;
    open();
    await waitFor(async () =>
      expect(readRows(await openDatabase().saved.toArray(), readSavedRow)[0]?.news).toBeUndefined(),
    );
    expect(screen.queryByText(/No longer on the schedule/)).toBeNull();
  });

  it('are not counted as moved once they are gone', async () => {
    const [dance] = starsOf(BEFORE).filter(({ details }) => details?.title === 'Workshops: Dance');
    const movedFrom = { startsAt: '28/11/2096 20:00:00', endsAt: '', place: '' };
    await putSaved(dance ? [{ ...dance, movedFrom }] : []);
    api.programme = workshops(line('Clay', 29, '16:30', '17:00', 'Studio 2'));
    open();
    await screen.findByText('No longer on the schedule');
    expect(screen.queryByText(/Moved since you last looked/)).toBeNull();
  });

  it('say only the end if nothing else of the time is given', async () => {
    api.programme = workshops({ ...line('Clay', 29, '16:00', '18:00', 'Studio 2'), From: '29/11/2096' });
    await putSaved(starsOf(api.programme));
    open();
    await shown([/^until 6:00 PM.*Clay/]);
  });

  it('are matched from the stars of an earlier release', async () => {
    const ids = new Map(EARLIER_IDS.map((id, index) => [BEFORE[0]?.schedule[index]?.From ?? '', id]));
    const rows = starsOf(BEFORE);
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
    api.programme = AFTER;
    open();
    await shown(EXPECTED);
  });

  it('keep saying it without a network, and stop once it has been seen', async () => {
    await putSaved(starsOf(BEFORE));
    api.programme = AFTER;
    const { page } = open();
    await shown(EXPECTED);
    const now = new Set(starsOf(AFTER).map(({ key }) => key));
    await waitFor(async () => expect([...(await storedKeys())].filter((key) => now.has(key)).length).toBe(6));
    page.unmount();
    api.isOnline = false;
    open();
    await screen.findByText('Moved since you last looked: 4');
    press('OK, I’ve seen the change to Workshops: Dance');
    await screen.findByText('Moved since you last looked: 3');
    expect(screen.queryByRole('button', { name: /the change to Workshops: Dance/ })).toBeNull();
    // A keyboard user continues from here, to the next change.
    expect(document.activeElement?.textContent).toBe('Workshops: Dance');
  });

  it('are recognised as saved already when an older share link brings them', async () => {
    await putSaved(starsOf(AFTER));
    api.programme = AFTER;
    const [clay] = starsOf(BEFORE).filter(({ details }) => details?.title.includes('Clay'));
    open(`/saved#${writeShareLink(clay ? [clay.ref] : [])}`);
    await screen.findByText('It’s all on your list already.');
  });

  it('come along in a share link of an earlier release', async () => {
    api.programme = AFTER;
    open(`/saved#v1;s=athens:${EARLIER_IDS.join(',')}`);
    const offer = await screen.findByRole('region', { name: 'A list has been shared with you' });
    await waitFor(() => expect(lines(offer)).toContain('Workshops: Mask making'));
    expect(lines(offer).filter((words) => words === 'Workshops: Clay')).toHaveLength(1);
    expect(lines(offer)).not.toContain('A session that’s no longer on the schedule');
    expect(within(offer).getByText('No longer on the schedule: 3')).toBeTruthy();
    press('Add to my list');
    const own = await screen.findByRole('region', { name: 'Your list' });
    await waitFor(() => expect(own.textContent).toContain('Workshops: Mask making'));
    expect(lines(own)).toHaveLength(5);
    expect(screen.queryByText('A session that’s no longer on the schedule')).toBeNull();
  });
});
