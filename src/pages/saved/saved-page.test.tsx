import 'fake-indexeddb/auto';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#core/storage/database.ts';
import { listSaved, putSaved } from '#core/storage/saved-items.ts';
import { api, event, lines, open, press, saved, savedPageUnderTest } from './testing/saved-page-of.tsx';

savedPageUnderTest();

describe('the saved items', () => {
  it('explain the star while there are none, on a page that is not for search engines', async () => {
    open();
    await screen.findByRole('heading', { name: 'Nothing saved yet' });
    screen.getByText(/Press the star/);
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it('are listed by day and time without a network, as they were when they were starred', async () => {
    api.isOnline = false;
    await putSaved([
      saved('Late', '06/03/2097 18:00:00', '06/03/2097 19:00:00'),
      saved('Early', '06/03/2097 09:00:00', '', 'Agora'),
      saved('Long ago', '06/03/2017 09:00:00', ''),
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
    api.isOnline = false;
    await putSaved([
      saved('Lyres', '06/03/2097 10:00:00', '09/03/2097 18:00:00'),
      saved('Drums', '06/03/2097 11:00:00', '20/03/2097 18:00:00'),
      saved('Night', '06/03/2097 23:00:00', '07/03/2097 01:00:00'),
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
    api.isOnline = false;
    await putSaved([saved('Song: مؤتمر (CSS) اليوم!', '06/03/2097 09:00:00', '')]);
    open();
    const link = await screen.findByRole('link', { name: /^Song ?: مؤتمر/ });
    expect(
      [...link.querySelectorAll('bdi[lang]')].map((part) => [part.getAttribute('lang'), part.textContent]),
    ).toEqual([
      ['en', 'Song'],
      ['ar', 'مؤتمر (CSS) اليوم!'],
    ]);
  });

  it('are completed and corrected when their answers arrive', async () => {
    await putSaved([event, saved('Gone', '05/03/2097 09:00:00', '')]);
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
    await putSaved([saved('Early', '06/03/2097 09:00:00', '')]);
    open();
    await screen.findByRole('link', { name: 'Early' });
    press('Remove Early from the list');
    await screen.findByRole('heading', { name: 'Nothing saved yet' });
    expect(document.activeElement).not.toBe(document.body);
    fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByRole('link', { name: 'Early' });
    expect(await listSaved()).toMatchObject({ value: [{ savedAt: 2 }] });
  });

  it('PLAN-07 have what can be done with them in one place above them', async () => {
    api.isOnline = false;
    await putSaved([saved('Early', '06/03/2097 09:00:00', '')]);
    open();
    const list = await screen.findByRole('region', { name: 'Your list' });
    const take = screen.getByRole('button', { name: 'Take this list with you' });
    const place = within(take.parentElement as HTMLElement);
    place.getByRole('button', { name: 'Add my plan to a calendar' });
    place.getByRole('link', { name: 'Print' });
    expect(list.compareDocumentPosition(take)).toBe(Node.DOCUMENT_POSITION_PRECEDING);
  });

  it('PLAN-07 offer a calendar and paper only if one of them is a session', async () => {
    await putSaved([event]);
    open();
    await screen.findByRole('button', { name: 'Take this list with you' });
    expect(screen.queryByRole('button', { name: 'Add my plan to a calendar' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Print' })).toBeNull();
  });

  it('come with a plain warning that the browser may delete them', async () => {
    await openDatabase().device.put({ name: 'persistence', value: 'refused' });
    await putSaved([event]);
    open();
    await screen.findByText(/may clear your saved list when space runs low/);
  });
});
