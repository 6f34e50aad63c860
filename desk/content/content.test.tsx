import { onlineManager } from '@tanstack/react-query';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../tests/support/expect-console.ts';
import { FAKE_PASSWORD } from '../testing/fake-people.ts';
import { inDialog, leaveDesk, openDesk, press, write } from '../testing/open-desk.tsx';

afterEach(() => {
  leaveDesk();
  onlineManager.setOnline(true);
});

const titles = () =>
  screen
    .getAllByRole('link', { name: /^(?:Volunteers|The jury|How to)/ })
    .map(({ textContent }) => textContent);
const idsOf = (desk: ReturnType<typeof openDesk>, kind: string) => desk.store.list(kind).map(({ id }) => id);

describe('a list', () => {
  it('DESK-60 is searched, and moved by buttons only while all of it is there', async () => {
    const desk = openDesk('/news');
    await press('Move Volunteers wanted down');
    await waitFor(() => expect(idsOf(desk, 'news')).toEqual(['news-2', 'news-1', 'news-3']));
    await write('Search', 'jury');
    await waitFor(() => expect(titles()).toEqual(['The jury is complete']));
    expect(screen.queryByRole('button', { name: /^Move/ })).toBeNull();
  });

  it('DESK-96 a long list: an item moves to the top, to the end, and over the edge of its page', async () => {
    const desk = openDesk('/news');
    for (let at = 4; at <= 30; at += 1)
      desk.store.add('news', { title: `Article ${at}` }, 'Ada', `news-${at}`);
    desk.store.order(
      'news',
      Array.from({ length: 30 }, (_, at) => `news-${at + 1}`),
    );
    await press('Move The jury is complete further');
    await press('To the end', 'menuitem');
    await waitFor(() => expect(idsOf(desk, 'news').at(-1)).toBe('news-2'));
    await press('Next');
    await press('Move The jury is complete further');
    await press('To the top', 'menuitem');
    await waitFor(() => expect(idsOf(desk, 'news')[0]).toBe('news-2'));
    // The first of the second page changes places with the last of the first.
    const [last, first] = idsOf(desk, 'news').slice(24, 26);
    await press(`Move Article ${first?.slice(5)} up`);
    await waitFor(() => expect(idsOf(desk, 'news').slice(24, 26)).toEqual([first, last]));
    expect(screen.getByRole('button', { name: 'Move Article 30 down' })).toHaveProperty('disabled', true);
  });

  it('DESK-60 is narrowed by what an item belongs to', async () => {
    openDesk('/scheduleEntry');
    await screen.findByRole('option', { name: 'Rivers and Reeds' });
    await write('Event', 'rivers');
    expect(await screen.findByText('No schedule entries match.')).toBeDefined();
  });

  it('DESK-64 chosen items are deleted together, and that can be undone', async () => {
    const desk = openDesk('/news');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Volunteers wanted' }));
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select The jury is complete' }));
    await press('Delete');
    expect(await screen.findByText('2 articles deleted.')).toBeDefined();
    await waitFor(() => expect(titles()).toEqual(['How to get there']));
    await press('Undo');
    await waitFor(() => expect(titles()).toHaveLength(3));
    expect(idsOf(desk, 'news')).toHaveLength(3);
  });

  it('DESK-64 what is deleted is gone at once, comes back where it was, and says so if it cannot', async () => {
    const desk = openDesk('/news');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select The jury is complete' }));
    await press('Delete');
    await waitFor(() => expect(idsOf(desk, 'news')).toEqual(['news-1', 'news-3']));
    const undo = await screen.findByRole('button', { name: 'Undo' });
    // react-admin also logs what it could not fetch or do.
    expectConsole(/The desk can’t be reached/);
    desk.isDown = true;
    fireEvent.click(undo);
    expect(await screen.findByText(/can’t be reached/)).toBeDefined();
    desk.isDown = false;
    await press('Undo');
    await waitFor(() => expect(idsOf(desk, 'news')).toEqual(['news-1', 'news-2', 'news-3']));
    expect(desk.store.unpublished()).toEqual([]);
  });

  it('DESK-64 what cannot be deleted is not said to be deleted', async () => {
    const desk = openDesk('/event');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select Lamps on the Square' }));
    expectConsole(/Schedule entries belong/);
    await press('Delete');
    expect(await screen.findByText(/^Schedule entries belong to this event/)).toBeDefined();
    expect(screen.queryByText('One event deleted.')).toBeNull();
    expect(idsOf(desk, 'event')).toHaveLength(2);
  });

  it('DESK-60 is searched without losing the place where one types', async () => {
    openDesk('/news');
    const search = await screen.findByLabelText('Search');
    search.focus();
    await write('Search', 'jury');
    await waitFor(() => expect(titles()).toEqual(['The jury is complete']));
    expect(document.activeElement).toBe(search);
  });

  it('DESK-64 chosen items are deleted also where the browser takes the network for lost', async () => {
    onlineManager.setOnline(false);
    const desk = openDesk('/news');
    for (const title of ['Volunteers wanted', 'The jury is complete']) {
      fireEvent.click(await screen.findByRole('checkbox', { name: `Select ${title}` }));
      await press('Delete');
      await waitFor(() => expect(titles()).not.toContain(title));
    }
    // Once the next message appears, the first deletion can no longer be undone.
    await waitFor(() => expect(idsOf(desk, 'news')).not.toContain('news-1'));
  });
});

describe('a form', () => {
  it('DESK-61 is made from the description; a problem is at its field, and what was typed stays', async () => {
    const desk = openDesk('/event/create');
    await write(/^Landmark/, 'Harbour');
    await press('Save');
    expect((await screen.findAllByText('"name" must not be empty.')).length).toBeGreaterThan(0);
    expect(screen.getByLabelText(/^Name/).getAttribute('aria-invalid')).toBe('true');
    await write(/^Name/, 'Boats at Night');
    await write(/^Path/, 'boats');
    await press('Add to “Icons”');
    await write(/^Link/, 'https://boats.example');
    await press('Add to “Game categories”');
    await write(/Game categories, no. 1/, 'Rowing');
    await press('Save');
    expect(await screen.findByRole('link', { name: 'Boats at Night' })).toBeDefined();
    expect(desk.store.list('event').at(-1)?.body).toMatchObject({
      ...{ name: 'Boats at Night', landmark: 'Harbour', icons: [{ link: 'https://boats.example' }] },
      page: { gameCategories: ['Rowing'] },
    });
  });

  it('DESK-62 asks before what was typed would be lost', async () => {
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    openDesk('/news/news-1');
    await write(/^Title/, 'Volunteers wanted now');
    await press('Articles', 'link');
    await waitFor(() => expect(confirm).toHaveBeenCalled());
    expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Volunteers wanted now');
  });

  it('DESK-63 of two who change one item, the second chooses field by field; nothing is lost', async () => {
    const desk = openDesk('/scheduleEntry/lamps-2');
    await write(/^Place/, 'Stadion');
    const { body, version } = desk.store.get('scheduleEntry', 'lamps-2');
    const theirs = { ...body, title: 'Grand final', place: 'Odeon' };
    desk.store.change('scheduleEntry', 'lamps-2', version, theirs, 'Meera');
    await press('Save');
    const dialog = await inDialog('Meera saved first');
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Meera: Grand final' }).checked).toBe(true);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'You: Stadion' }).checked).toBe(true);
    await press('Save these');
    await waitFor(() => expect(desk.store.get('scheduleEntry', 'lamps-2').version).toBe(3));
    expect(desk.store.get('scheduleEntry', 'lamps-2').body).toMatchObject({
      title: 'Grand final',
      place: 'Stadion',
    });
  });

  it('DESK-64 who deletes an item and signs out at once has deleted it, and nothing of it waits for the next person', async () => {
    const desk = openDesk('/news/news-2');
    await press('Delete');
    await screen.findByText('Article deleted.');
    await screen.findByRole('checkbox', { name: 'Select Volunteers wanted' });
    await press('Sign out');
    await screen.findByRole('heading', { level: 1, name: 'The organisers’ desk' });
    expect(idsOf(desk, 'news')).toEqual(['news-1', 'news-3']);
    await write('Your email', 'meera@festival.example');
    await write('Password', FAKE_PASSWORD);
    await press('Sign in');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select How to get there' }));
    await press('Delete');
    await waitFor(() => expect(idsOf(desk, 'news')).toEqual(['news-1']));
  });

  it('DESK-64 an item begins as a copy of another', async () => {
    const desk = openDesk('/news');
    await press('Duplicate The jury is complete', 'link');
    expect((await screen.findByLabelText<HTMLInputElement>(/^Title/)).value).toBe('The jury is complete');
    await write(/^Title/, 'The jury, once more');
    await press('Save');
    await waitFor(() => expect(idsOf(desk, 'news')).toHaveLength(4));
  });
});

it('DESK-70 before there is content of one’s own, the desk offers how to begin', async () => {
  const desk = openDesk('/', { isStarted: false });
  await press('Start from the sample');
  expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeDefined();
  expect(desk.store.isStarted).toBe(true);
  expect(desk.store.list('event')).not.toEqual([]);
});

it('DESK-70 whoever has a programme begins with it: the event first, then its file', async () => {
  const desk = openDesk('/', { isStarted: false });
  await press('Import a programme');
  expect(await screen.findByRole('heading', { level: 1, name: 'Import' })).toBeDefined();
  expect(desk.store.isStarted).toBe(true);
  expect(desk.store.list('event')).toEqual([]);
  await press('Add the event', 'link');
  await write(/^Name/, 'Lamps on the Square');
  await write(/^Path/, 'lamps');
  await press('Save');
  expect(await screen.findByLabelText('File with the programme')).toBeDefined();
  expect(location.pathname).toBe('/desk/import');
  expect(screen.getByLabelText<HTMLSelectElement>('Event').value).toBe(desk.store.list('event')[0]?.id);
});

it('DESK-70 whoever has all content as a file begins with it', async () => {
  const desk = openDesk('/content', { isStarted: false });
  await press('Import all content');
  fireEvent.change(await screen.findByLabelText('Content file'), {
    target: { files: [new File(['{}'], 'festival.json')] },
  });
  await press('Import');
  expect(await screen.findByRole('heading', { name: 'Imported' })).toBeDefined();
  expect(desk.store.isStarted).toBe(true);
});

it('DESK-70 where beginning with a file fails, it is said, and nothing has begun', async () => {
  const desk = openDesk('/', { isStarted: false });
  await screen.findByRole('button', { name: 'Import a programme' });
  desk.onTheWay = async (called) => {
    if (called === 'POST /start') throw new TypeError('no network');
    return undefined;
  };
  await press('Import a programme');
  expect(await screen.findByRole('alert')).toBeDefined();
  expect(location.pathname).toBe('/desk/');
  expect(desk.store.isStarted).toBe(false);
  await press('Import all content');
});
