import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#core/storage/database.ts';
import { putSaved } from '#core/storage/saved-items.ts';
import { starred } from '../../data/saved/saved-items.ts';
import { writeShareLink } from '../../features/offline/saved/share/share-link.ts';
import {
  api,
  entriesOf,
  entry,
  lines,
  open,
  press,
  SCHEDULE,
  savedPageUnderTest,
} from './testing/saved-page-of.tsx';

savedPageUnderTest();

describe('a friend’s list', () => {
  const openFriends = async () => {
    const [one, other] = entriesOf(SCHEDULE);
    if (one === undefined || other === undefined) throw new Error('The schedule is empty.');
    // The visitor has saved one of the two, and the friend both.
    await putSaved([starred(one.ref, one.details)]);
    return open(`/saved#${writeShareLink([one.ref, other.ref], 'Ione')}`);
  };

  it('PLAN-04 is looked at beside one’s own, and nothing of it is stored', async () => {
    const { router } = await openFriends();
    fireEvent.click(await screen.findByRole('button', { name: 'View list' }));
    const plan = await screen.findByRole('region', { name: 'Ione' });
    expect(router.state.location.hash).toMatch(/^#look=v2;n=Ione;s=athens:/);
    const day = await within(plan).findByRole('region', { name: 'Tuesday, 5th March 2097' });
    await waitFor(() =>
      expect(lines(day)).toEqual([
        expect.stringMatching(/Kithara: Final.*You both saved this/),
        expect.stringMatching(/Drama: Chorus.*You’ve saved Kithara: Final for the same time/),
      ]),
    );
    expect(screen.queryByRole('region', { name: 'Your list' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Print' }), 'PLAN-07: that would be one’s own').toBeNull();
    expect(await openDatabase().saved.count()).toBe(1);
    press('Back to your list');
    await screen.findByRole('region', { name: 'Your list' });
    expect(router.state.location.hash).toBe('');
    expect(await openDatabase().saved.count()).toBe(1);
  });

  it('PLAN-04 can be added from there, beside what is on one’s own', async () => {
    await openFriends();
    fireEvent.click(await screen.findByRole('button', { name: 'View list' }));
    await screen.findByRole('region', { name: 'Ione' });
    fireEvent.click(await screen.findByRole('button', { name: 'Add to my list' }));
    const list = await screen.findByRole('region', { name: 'Your list' });
    await waitFor(() => expect(lines(list)).toHaveLength(2));
  });

  it('PLAN-05 says when both are free, from half an hour on', async () => {
    api.programme = [
      {
        game: 'Drama',
        schedule: [
          entry('Morning', '05/03/2097 09:00:00', '05/03/2097 10:00:00'),
          entry('Noon', '05/03/2097 12:00:00', '05/03/2097 13:00:00'),
          entry('Evening', '05/03/2097 18:00:00', '05/03/2097 20:00:00'),
        ],
      },
    ];
    const noon = entriesOf(api.programme)[1];
    open(`/saved#look=${writeShareLink(noon ? [noon.ref] : [])}`);
    const plan = await screen.findByRole('region', { name: 'A friend’s list' });
    const day = await within(plan).findByRole('region', { name: 'Tuesday, 5th March 2097' });
    await waitFor(() =>
      expect(lines(day)).toEqual([
        'Both free 9:00 AM to 12:00 PM',
        expect.stringContaining('Drama: Noon'),
        'Both free 1:00 PM to 8:00 PM',
      ]),
    );
  });

  it('PLAN-06 is not offered on a kiosk, where it would stay for the next visitor', async () => {
    document.documentElement.classList.add('kiosk');
    try {
      open('/saved#look=v1;e=athens');
      await screen.findByRole('button', { name: 'Add to my list' });
      expect(screen.queryByRole('button', { name: 'View list' })).toBeNull();
    } finally {
      document.documentElement.classList.remove('kiosk');
    }
  });
});
