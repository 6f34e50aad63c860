import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Body } from '../content/form/body.ts';
import { comeBack, holdBack, inDialog, leaveDesk, openDesk, press, write } from '../testing/open-desk.tsx';

/** Half past ten on the day of the festival, where it is. */
const NOW = new Date('2027-05-21T10:45:00+05:30');

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: NOW });
});
afterEach(() => {
  leaveDesk();
  vi.useRealTimers();
});

const part = async (name: string) => {
  const heading = await screen.findByRole('heading', { level: 2, name });
  return within(heading.parentElement as HTMLElement);
};
const placeOf = (desk: ReturnType<typeof openDesk>, id: string) => desk.store.get('scheduleEntry', id).body;

function changeEntry(desk: ReturnType<typeof openDesk>, id: string, fields: Body) {
  const { body, version } = desk.store.get('scheduleEntry', id);
  desk.store.change('scheduleEntry', id, version, { ...body, ...fields }, 'Meera');
}

describe('today', () => {
  it('DESK-57 shows the running event, what is on now first', async () => {
    openDesk('/');
    expect((await screen.findByLabelText<HTMLSelectElement>('Event')).value).toBe('lamps');
    const headings = (await part('On now')).getAllByRole('button').map(({ textContent }) => textContent);
    expect(headings).toEqual([
      expect.stringContaining('Kithara: Heats'),
      expect.stringContaining('Aulos: Final'),
    ]);
    expect((await part('Coming up')).getAllByRole('button')).toHaveLength(4);
  });

  it('DESK-57 after midnight shows what still runs and what the night still brings, and not the next morning', async () => {
    vi.setSystemTime(new Date('2027-05-22T00:10:00+05:30'));
    const desk = openDesk('/');
    changeEntry(desk, 'lamps-6', { startsAt: '2027-05-21T23:30' });
    changeEntry(desk, 'lamps-5', { endsAt: '2027-05-22T00:00' });
    changeEntry(desk, 'lamps-1', { startsAt: '2027-05-22T09:30', endsAt: '2027-05-22T11:00' });
    changeEntry(desk, 'lamps-2', { startsAt: '2027-05-22T00:30', endsAt: '2027-05-22T02:00' });
    const [closing, ...others] = (await part('On now')).getAllByRole('button');
    expect(closing?.textContent).toContain('Procession with torches');
    expect(others).toEqual([]);
    const [set, ...later] = (await part('Coming up')).getAllByRole('button');
    expect(set?.textContent).toContain('Aulos: Final');
    expect(later).toEqual([]);
    expect((await part('Over')).getAllByRole('button')).toHaveLength(3);
    expect(screen.getByRole('option', { selected: true, name: /^Today, .*21/ })).toBeDefined();
    await write('Day', '2027-05-22');
    expect((await part('Coming up')).getAllByRole('button')).toHaveLength(1);
    expect(screen.queryByRole('heading', { name: 'Over' })).toBeNull();
  });

  it('DESK-57 while an entry is open the clock takes nothing away from what is typed', async () => {
    vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'], now: NOW });
    openDesk('/');
    await press(/Wrestling/);
    await write('Another place', 'Riverside');
    vi.setSystemTime(new Date('2027-05-21T11:20:00+05:30'));
    await act(() => vi.advanceTimersByTimeAsync(20_000));
    expect(screen.getByLabelText<HTMLInputElement>('Another place').value).toBe('Riverside');
    expect((await part('Coming up')).getByRole('button', { name: /Wrestling/ })).toBeDefined();
    await press(/Wrestling/);
    expect(await (await part('On now')).findByRole('button', { name: /Wrestling/ })).toBeDefined();
  });

  it('DESK-57 an entry that others move while it is open stays where it is, with what was typed', async () => {
    const desk = openDesk('/');
    await press(/Wrestling/);
    await write('Another place', 'Riverside');
    changeEntry(desk, 'lamps-3', { startsAt: '2027-05-22T20:00', endsAt: '2027-05-22T21:00' });
    // Being told of it fetches the list again.
    await press('+5 min');
    expect(await screen.findByRole('button', { name: /22 May.*Wrestling/ })).toBeDefined();
    expect(screen.getByLabelText<HTMLInputElement>('Another place').value).toBe('Riverside');
  });

  it('DESK-95 in a long day an entry is found by words of its name and its place', async () => {
    const desk = openDesk('/');
    expect(screen.queryByRole('searchbox')).toBeNull();
    for (let hour = 12; hour < 22; hour++)
      desk.store.add(
        'scheduleEntry',
        {
          event: 'lamps',
          game: 'Poésie',
          title: `Table ${hour}`,
          startsAt: `2027-05-21T${hour}:00`,
          place: 'Agora',
        },
        'Meera',
      );
    comeBack();
    await write('Search by name or place', ' agora POESIE 13');
    await waitFor(() => expect(screen.getByText('1 of 16')).toBeDefined());
    await press(/Poésie: Table 13/);
    await write('Search by name or place', 'wrestling');
    expect((await part('Coming up')).getAllByRole('button', { expanded: false })[0]?.textContent).toContain(
      'Wrestling',
    );
    expect(screen.getByRole('button', { name: /Poésie: Table 13/, expanded: true })).toBeDefined();
  });

  it('DESK-58 four taps from opening to published: entry, 15 minutes, publish, publish now', async () => {
    const desk = openDesk('/');
    await press(/Wrestling/);
    await press('+15 min');
    await press('Publish');
    const dialog = await inDialog('Publish');
    expect(await dialog.findByText('21st May 2027, 11:30 AM')).toBeDefined();
    await press('Publish now');
    await waitFor(() => expect(desk.store.revisions).toHaveLength(2));
    expect(desk.store.revisions[0]?.facts.note).toBe('Round of sixteen');
    expect(placeOf(desk, 'lamps-3')).toMatchObject({
      startsAt: '2027-05-21T11:30',
      endsAt: '2027-05-21T13:15',
    });
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull());
  });

  it('DESK-59 a change of place and a cancellation can be undone until they are published', async () => {
    const desk = openDesk('/');
    await press(/Poetry/);
    await press('Stadion');
    expect(await screen.findByText(/Was Treasury steps\./)).toBeDefined();
    await press('Undo for Poetry: Open stage');
    await waitFor(() => expect(placeOf(desk, 'lamps-4').place).toBe('Treasury steps'));
    await press(/Poetry/);
    await press('Cancel this entry');
    await waitFor(() => expect(desk.store.list('scheduleEntry')).toHaveLength(5));
    await press('Undo for Poetry: Open stage');
    await waitFor(() =>
      expect(desk.store.list('scheduleEntry').map(({ id }) => id)).toEqual(
        [1, 2, 3, 4, 5, 6].map((number) => `lamps-${number}`),
      ),
    );
    expect(desk.store.unpublished()).toEqual([]);
  });

  it('DESK-59 undoing a new time leaves what others have written meanwhile', async () => {
    const desk = openDesk('/');
    await press(/Wrestling/);
    await press('+15 min');
    await screen.findByRole('button', { name: 'Undo for Wrestling: Round of sixteen' });
    changeEntry(desk, 'lamps-3', { title: 'Round of eight' });
    await press('Undo for Wrestling: Round of sixteen');
    await waitFor(() => expect(placeOf(desk, 'lamps-3').startsAt).toBe('2027-05-21T11:15'));
    expect(placeOf(desk, 'lamps-3')).toMatchObject({ endsAt: '2027-05-21T13:00', title: 'Round of eight' });
  });

  it('DESK-59 undoing a cancellation brings back what others had written before it', async () => {
    const desk = openDesk('/');
    await press(/Wrestling/);
    await press('+15 min');
    await screen.findByRole('button', { name: 'Undo for Wrestling: Round of sixteen' });
    changeEntry(desk, 'lamps-3', { title: 'Round of eight' });
    comeBack();
    await press(/AM.*Round of eight/);
    await press('Cancel this entry');
    await press('Undo for Wrestling: Round of eight');
    await waitFor(() => expect(desk.store.list('scheduleEntry')[2]?.id).toBe('lamps-3'));
    expect(placeOf(desk, 'lamps-3')).toMatchObject({
      ...{ startsAt: '2027-05-21T11:15', title: 'Round of eight' },
    });
  });

  it('DESK-59 undoing leaves where somebody else has put the entry since, and says so', async () => {
    const desk = openDesk('/');
    await press(/Wrestling/);
    await press('+15 min');
    await screen.findByRole('button', { name: 'Undo for Wrestling: Round of sixteen' });
    changeEntry(desk, 'lamps-3', { place: 'Odeon' });
    await press('Undo for Wrestling: Round of sixteen');
    expect((await screen.findByRole('alert')).textContent).toContain('Meera');
    expect(placeOf(desk, 'lamps-3')).toMatchObject({ startsAt: '2027-05-21T11:30', place: 'Odeon' });
    expect(await screen.findByRole('button', { name: /Wrestling.*Odeon/ })).toBeDefined();
    expect(screen.queryByRole('button', { name: /^Undo/ })).toBeNull();
  });

  it('DESK-59 why nothing was undone is still said when the entry has left the screen', async () => {
    const desk = openDesk('/');
    await press(/Wrestling/);
    await press('+15 min');
    await screen.findByRole('button', { name: 'Undo for Wrestling: Round of sixteen' });
    changeEntry(desk, 'lamps-3', { startsAt: '2027-05-23T11:30', endsAt: '2027-05-23T12:30' });
    await press('Undo for Wrestling: Round of sixteen');
    await waitFor(() => expect(screen.queryByRole('button', { name: /Wrestling/ })).toBeNull());
    const said = (await screen.findByRole('alert')).textContent;
    expect(said).toContain('Wrestling: Round of sixteen');
    expect(said).toContain('Nothing was undone');
  });

  it('DESK-59 what is changed after somebody else has moved the entry goes back to where they put it', async () => {
    const desk = openDesk('/');
    await press(/Wrestling/);
    await press('+15 min');
    await screen.findByRole('button', { name: 'Undo for Wrestling: Round of sixteen' });
    changeEntry(desk, 'lamps-3', { place: 'Odeon' });
    comeBack();
    await press(/Wrestling.*Odeon/);
    await press('+5 min');
    await waitFor(() => expect(placeOf(desk, 'lamps-3').startsAt).toBe('2027-05-21T11:35'));
    await press('Undo for Wrestling: Round of sixteen');
    await waitFor(() => expect(placeOf(desk, 'lamps-3').startsAt).toBe('2027-05-21T11:30'));
    expect(placeOf(desk, 'lamps-3').place).toBe('Odeon');
  });

  it('DESK-87 what has another place on the screen is brought into view, with the focus on it', async () => {
    const desk = openDesk('/');
    const seen = vi.spyOn(Element.prototype, 'scrollIntoView');
    const isAt = (name: RegExp | string) =>
      waitFor(() => {
        const button = screen.getByRole('button', { name });
        expect(document.activeElement).toBe(button);
        expect(seen.mock.contexts.at(-1)).toBe(button);
      });
    await press(/Poetry/);
    await press('+30 min');
    await isAt(/AM.*Poetry|PM.*Poetry/);
    await press(/[AP]M.*Poetry/);
    await press('Cancel this entry');
    await isAt('Undo for Poetry: Open stage');
    await press('Undo for Poetry: Open stage');
    await waitFor(() => expect(desk.store.list('scheduleEntry')[3]?.id).toBe('lamps-4'));
    await isAt(/[AP]M.*Poetry/);
    seen.mockRestore();
  });

  it('DESK-59 a cancellation that is only half undone can be undone once more', async () => {
    const desk = openDesk('/');
    await press(/Poetry/);
    await press('Cancel this entry');
    await waitFor(() => expect(desk.store.list('scheduleEntry')).toHaveLength(5));
    holdBack(desk, 'PUT /content/scheduleEntry')(new Response('', { status: 500 }));
    await press('Undo for Poetry: Open stage');
    expect((await screen.findByRole('alert')).textContent).toContain('couldn’t answer (500)');
    expect(desk.store.list('scheduleEntry').at(-1)?.id).toBe('lamps-4');
    await press('Undo for Poetry: Open stage');
    await waitFor(() => expect(desk.store.list('scheduleEntry')[3]?.id).toBe('lamps-4'));
    expect(desk.store.list('scheduleEntry')).toHaveLength(6);
  });

  it('DESK-63 of two who move one entry, the second is told and sees it as it is now', async () => {
    const desk = openDesk('/');
    await press(/Wrestling/);
    const { body, version } = desk.store.get('scheduleEntry', 'lamps-3');
    desk.store.change('scheduleEntry', 'lamps-3', version, { ...body, place: 'Odeon' }, 'Meera');
    await press('+5 min');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Meera changed this entry in the meantime',
    );
    expect(await screen.findByRole('button', { name: /Wrestling.*Odeon/ })).toBeDefined();
    expect(placeOf(desk, 'lamps-3').startsAt).toBe('2027-05-21T11:15');
  });

  it('DESK-71 without a network nothing is lost: what was typed stays and can be sent again', async () => {
    const desk = openDesk('/');
    await press(/Wrestling/);
    await write('Another place', 'Riverside');
    desk.isDown = true;
    await press('Change');
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('can’t be reached');
    expect(screen.getByLabelText<HTMLInputElement>('Another place').value).toBe('Riverside');
    desk.isDown = false;
    await press('Change');
    await waitFor(() => expect(placeOf(desk, 'lamps-3').place).toBe('Riverside'));
  });
});
