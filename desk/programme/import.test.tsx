import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import type { ProgrammeReport } from '#core/desk/content.ts';
import { holdBack, inDialog, leaveDesk, openDesk, press, write } from '../testing/open-desk.tsx';

afterEach(leaveDesk);

async function choose(text: string) {
  const input = await screen.findByLabelText(/file/i);
  fireEvent.change(input, { target: { files: [new File([text], 'programme.csv')] } });
}

it('DESK-67 a file is compared first: what is new, changed, moved and removed; then it is imported', async () => {
  openDesk('/import');
  await choose('What,From');
  expect(await screen.findByText('Kithara: masterclass')).toBeDefined();
  expect(screen.getByText('2 new, 1 changed, 1 moved, 1 removed (not in the file)')).toBeDefined();
  const listOf = (words: RegExp) =>
    within(screen.getByText(words, { selector: 'summary' }).parentElement as HTMLElement);
  expect(listOf(/^Moved/).getByText('Place: Old Theatre → Stadion')).toBeDefined();
  expect(listOf(/^Changed/).getByText('Title: empty → Final')).toBeDefined();
  expect(screen.getByText('Poetry: Open stage')).toBeDefined();
  await press('Import');
  expect(await screen.findByRole('heading', { name: 'Imported' })).toBeDefined();
});

it('DESK-81 what others have changed since the file was compared is compared again before it is imported', async () => {
  const desk = openDesk('/import');
  await choose('What,From');
  await screen.findByRole('button', { name: 'Import' });
  const { body, version } = desk.store.get('news', 'news-2');
  desk.store.change('news', 'news-2', version, { ...body, title: 'The jury is here' }, 'Meera');
  await press('Import');
  expect((await screen.findByRole('alert')).textContent).toContain('so nothing was imported.');
  expect(screen.getByRole('heading', { name: 'What would change' })).toBeDefined();
  await press('Import');
  expect(await screen.findByRole('heading', { name: 'Imported' })).toBeDefined();
});

it('DESK-67 a problem is told whole and nothing can be imported; a column can be taken for something else', async () => {
  openDesk('/import');
  await choose('wrong');
  expect((await screen.findByRole('alert')).textContent).toContain('row 7, column "From"');
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  await write('Column Who of Friday', 'note');
  await waitFor(() =>
    expect(screen.getByLabelText<HTMLSelectElement>('Column Who of Friday').value).toBe('note'),
  );
});

it('DESK-100 how the file was read is said, with what is in each column; another encoding can be chosen', async () => {
  openDesk('/import');
  await choose('What,From');
  expect(await screen.findByText('Read as Windows-1252, separated by semicolons.')).toBeDefined();
  expect(screen.getByText('Ada · Bo')).toBeDefined();
  await write('Letters of the file', 'utf-8');
  expect(await screen.findByText('Read as UTF-8.')).toBeDefined();
});

it('DESK-67 of two files the last one chosen counts, also if the first is answered after it', async () => {
  const desk = openDesk('/import');
  const letGo = holdBack(desk, 'POST /programme/lamps');
  await choose('wrong');
  await choose('What,From');
  expect(await screen.findByText('Kithara: masterclass')).toBeDefined();
  letGo();
  await waitFor(() => expect(desk.answered.filter((called) => called.startsWith('POST'))).toHaveLength(2));
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.getByRole('button', { name: 'Import' })).toBeDefined();
});

it('DESK-67 what an earlier reading would change cannot be imported after a later one has failed', async () => {
  const desk = openDesk('/import');
  await choose('What,From');
  await screen.findByRole('button', { name: 'Import' });
  desk.isDown = true;
  await write('Column Who of Friday', 'note');
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached');
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
});

it('DESK-67 a file without most of the entries asks before it removes them', async () => {
  const desk = openDesk('/import');
  desk.onTheWay = async (called) => {
    if (called !== 'POST /programme/lamps') return undefined;
    const removed = Array.from({ length: 40 }, (_, at) => `Entry ${at}`);
    const nothing = {
      isEmpty: false,
      added: [],
      changed: [],
      moved: [],
      problems: [],
      notes: [],
      columns: [],
      reading: null,
      encoding: null,
    };
    const report: ProgrammeReport = { ...nothing, isImported: false, latestChange: 1, removed };
    return new Response(JSON.stringify(report), { headers: { 'content-type': 'application/json' } });
  };
  await choose('What,From');
  expect(await screen.findByText('40 removed (not in the file)')).toBeDefined();
  await press('Import');
  const dialog = await inDialog('Remove 40 entries?');
  const asked = desk.answered.length;
  fireEvent.click(dialog.getByRole('button', { name: 'No' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(desk.answered).toHaveLength(asked);
  await press('Import');
  await press('Import and remove');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('DESK-67 while a file is being imported, no other can be chosen: how it went is not lost', async () => {
  const desk = openDesk('/import');
  await choose('What,From');
  await screen.findByRole('button', { name: 'Import' });
  const letGo = holdBack(desk, 'POST /programme/lamps');
  await press('Import');
  const input = await screen.findByLabelText<HTMLInputElement>('Choose another file');
  await waitFor(() => expect(input.disabled).toBe(true));
  expect(screen.getByLabelText<HTMLSelectElement>('Event').disabled).toBe(true);
  const dropped = new File(['wrong'], 'other.csv');
  fireEvent.drop(input, { dataTransfer: { files: [dropped] } });
  expect(screen.getByText('Chosen: programme.csv')).toBeDefined();
  letGo();
  expect(await screen.findByRole('heading', { name: 'Imported' })).toBeDefined();
  expect(input.disabled).toBe(false);
});

it('DESK-81 what was outdated of one file is not said of another that was chosen since', async () => {
  const desk = openDesk('/import');
  await choose('What,From');
  await screen.findByRole('button', { name: 'Import' });
  const { body, version } = desk.store.get('news', 'news-2');
  desk.store.change('news', 'news-2', version, { ...body, title: 'The jury is here' }, 'Meera');
  let letGo = () => {};
  const held = new Promise<undefined>((resolve) => {
    letGo = () => resolve(undefined);
  });
  const waits: string[] = [];
  // The import is answered; that it is compared once more takes its time.
  desk.onTheWay = async (called) => {
    if (called === 'POST /programme/lamps' && waits.push(called) === 2) await held;
    return undefined;
  };
  await press('Import');
  await waitFor(() => expect(waits).toHaveLength(2));
  await choose('What,From,Where');
  expect(await screen.findByText('Kithara: masterclass')).toBeDefined();
  letGo();
  await waitFor(() => expect(desk.answered.filter((called) => called.startsWith('POST'))).toHaveLength(4));
  await act(async () => undefined);
  expect(screen.queryByRole('alert')).toBeNull();
});

const eventShown = async () => (await screen.findByLabelText<HTMLSelectElement>('Event')).value;

it('DESK-97 the event that runs is chosen, else the next; two of one name are told apart by their days', async () => {
  const days = { rivers: ['2000-04-03', '2000-04-05'], lamps: ['2001-01-01', '2999-01-01'] } as const;
  const desk = openDesk('/import');
  for (const [id, [startDate, endDate]] of Object.entries(days)) {
    const { body, version } = desk.store.get('event', id);
    desk.store.change('event', id, version, { ...body, name: 'Lamps', startDate, endDate }, 'Ada');
  }
  desk.store.order('event', ['rivers', 'lamps']);
  expect(await eventShown()).toBe('lamps');
  const names = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(names).toEqual(['Lamps, 3rd–5th April 2000', 'Lamps, 1st January 2001 – 1st January 2999']);
});

it('DESK-97 an empty programme is refused until somebody says that it is meant, and asks once more', async () => {
  const desk = openDesk('/import');
  const asked: string[] = [];
  const nothing = {
    ...{ added: [], changed: [], moved: [], notes: [], columns: [], isEmpty: true },
    ...{ reading: null, encoding: null },
  };
  desk.onTheWay = async (called, query) => {
    if (called !== 'POST /programme/lamps') return undefined;
    asked.push(query.toString());
    const isMeant = query.get('empty') === '1';
    const report: ProgrammeReport = {
      ...{
        ...nothing,
        isImported: isMeant && query.get('dryRun') === null,
        latestChange: isMeant ? 1 : null,
      },
      ...{ removed: isMeant ? ['Kithara: Heats'] : [], problems: isMeant ? [] : ['There is no entry.'] },
    };
    return new Response(JSON.stringify(report), { headers: { 'content-type': 'application/json' } });
  };
  await choose('What,From');
  expect((await screen.findByRole('alert')).textContent).toContain('There is no entry.');
  expect(screen.queryByRole('button', { name: 'Import' })).toBeNull();
  await press('The schedule is meant to be empty');
  expect(await screen.findByText('Kithara: Heats')).toBeDefined();
  await press('Import');
  await inDialog('Remove the only entry?');
  await press('Import and remove');
  expect(await screen.findByRole('heading', { name: 'Imported' })).toBeDefined();
  expect(asked).toHaveLength(3);
});
