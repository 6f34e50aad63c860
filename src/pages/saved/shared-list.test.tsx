import 'fake-indexeddb/auto';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openDatabase } from '#core/storage/database.ts';
import { putSaved } from '#core/storage/saved-items.ts';
import { writeShareLink } from '../../features/offline/saved/share/share-link.ts';
import {
  entriesOf,
  entry,
  event,
  lines,
  open,
  press,
  SCHEDULE,
  savedPageUnderTest,
} from './testing/saved-page-of.tsx';

savedPageUnderTest();

describe('a shared list', () => {
  const all = async () => {
    await putSaved([event]);
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Take this list with you' }));
    return (await screen.findByRole('group', { name: 'Link' })).textContent ?? '';
  };

  it('travels as ids only, with a QR code', async () => {
    expect(await all()).toMatch(/\/saved#v1;e=athens$/);
    const code = screen.getByRole('img', { name: /QR code/ });
    await waitFor(() => expect(code.querySelector('path')).not.toBeNull());
  });

  it('PLAN-08 tells the sharer of a list that is too long for a link, and shows neither link nor code', async () => {
    await putSaved(
      Array.from({ length: 20 }, (_, index) => {
        const eventPath = 'a'.repeat(1_000) + index;
        return { ...event, key: `event:${eventPath}`, ref: { kind: 'event' as const, eventPath } };
      }),
    );
    open();
    fireEvent.click(await screen.findByRole('button', { name: 'Take this list with you' }));
    const told = await screen.findByText(/too long for a link. Remove some items/);
    expect(told.textContent).toMatch(/print its sessions or add them to a calendar/);
    expect(screen.queryByRole('group', { name: 'Link' })).toBeNull();
    expect(screen.queryByRole('img', { name: /QR code/ })).toBeNull();
    expect(screen.queryByText(/Open this link/)).toBeNull();
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

  it('PLAN-09 says of a dropped session that it is no longer on the schedule, and adds what is there', async () => {
    const [kept] = entriesOf(SCHEDULE).map(({ ref }) => ref);
    const dropped = entriesOf([
      { game: 'Kithara', schedule: [entry('Heats', '04/03/2097 18:00:00', '04/03/2097 20:00:00')] },
    ]).map(({ ref }) => ref);
    open(`/saved#${writeShareLink([...(kept ? [kept] : []), ...dropped])}`);
    const offer = await screen.findByRole('region', { name: 'A list has been shared with you' });
    await screen.findByText('No longer on the schedule: 1');
    screen.getByText('1 item that isn’t on your list yet:');
    expect(lines(offer)).toEqual(['Kithara: Final']);
    press('Add to my list');
    await waitFor(async () => expect(await openDatabase().saved.count()).toBe(1));
  });

  it('PLAN-09 offers nothing of a list of dropped sessions alone', async () => {
    const dropped = entriesOf([
      { game: 'Kithara', schedule: [entry('Heats', '04/03/2097 18:00:00', '04/03/2097 20:00:00')] },
    ]).map(({ ref }) => ref);
    open(`/saved#${writeShareLink(dropped)}`);
    await screen.findByText('No longer on the schedule: 1');
    expect(screen.queryByText('It’s all on your list already.')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Add to my list' })).toBeNull();
  });

  it.each(['.', ')', ').', '!'])(
    'PLAN-10 is read although a chat has put %s behind its link',
    async (tail) => {
      open(`/saved#v1;e=athens${tail}`);
      await screen.findByRole('region', { name: 'A list has been shared with you' });
      await screen.findByText('1 item that isn’t on your list yet:');
      await screen.findByText('Athens Games');
    },
  );

  it('PLAN-01 can be scrolled by keyboard, however long it is', async () => {
    open('/saved#v1;e=athens,delphi');
    const scroller = await screen.findByRole('region', { name: '2 items that aren’t on your list yet:' });
    scroller.focus();
    expect(document.activeElement).toBe(scroller);
    expect(scroller.tabIndex).toBe(0);
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
    ['v3;e=athens', /newer version/],
    ['v2;n=%20;e=athens', /damaged/],
    [`look=v1;e=${'a'.repeat(16_000)}`, /damaged/],
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
    const refs = entriesOf(SCHEDULE).map(({ ref }) => ref);
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

  it('PLAN-03 says what the sender calls it, as plain text', async () => {
    open(`/saved#v2;n=${encodeURIComponent('<b>Ione</b> & Kos')};e=athens`);
    await screen.findByRole('heading', { name: 'A list has been shared with you: <b>Ione</b> & Kos' });
  });

  it('PLAN-03 takes a name along only if the visitor gives one', async () => {
    expect(await all()).toMatch(/#v1;e=athens$/);
    fireEvent.change(screen.getByLabelText(/Name of this list/), { target: { value: ' Ione ' } });
    expect(screen.getByRole('group', { name: 'Link' }).textContent).toMatch(/#v2;n=Ione;e=athens$/);
    screen.getByText(/only what’s on the list, and the name you’ve given it/);
    expect(screen.queryByText(/no names, and nothing about you/)).toBeNull();
    fireEvent.change(screen.getByLabelText(/Name of this list/), { target: { value: '  ' } });
    expect(screen.getByRole('group', { name: 'Link' }).textContent).toMatch(/#v1;e=athens$/);
  });
});
