import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { holdBack, inDialog, leaveDesk, openDesk, press, write } from '../../testing/open-desk.tsx';
import type { Body } from './body.ts';

afterEach(leaveDesk);

const GET = 'GET /content/news/news-1';
const title = async () => (await screen.findByLabelText<HTMLInputElement>(/^Title/)).value;

function changeAsMeera(desk: ReturnType<typeof openDesk>, kind: string, id: string, fields: Body) {
  const { body, version } = desk.store.get(kind, id);
  desk.store.change(kind, id, version, { ...body, ...fields }, 'Meera');
}

describe('of two who change one item', () => {
  it('DESK-63 the second begins with what is there now, not with what a list has shown', async () => {
    const desk = openDesk('/news');
    await screen.findByRole('link', { name: 'Volunteers wanted' });
    const letGo = holdBack(desk, GET);
    await press('Volunteers wanted', 'link');
    expect(await screen.findByText('Loading…')).toBeDefined();
    expect(screen.queryByLabelText(/^Title/)).toBeNull();
    changeAsMeera(desk, 'news', 'news-1', { title: 'Helpers wanted' });
    letGo();
    expect(await title()).toBe('Helpers wanted');
  });

  it('DESK-63 the second keeps what they type, also when the item is fetched again meanwhile', async () => {
    const desk = openDesk('/news');
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Select How to get there' }));
    await press('Delete');
    const letGo = holdBack(desk, 'POST /content/news');
    await press('Undo');
    await press('Volunteers wanted', 'link');
    await write(/^Title/, 'Helpers wanted');
    changeAsMeera(desk, 'news', 'news-1', { title: 'Volunteers are here' });
    const timesFetched = () => desk.answered.filter((called) => called === GET).length;
    const before = timesFetched();
    // Once the other is back, all of its kind is fetched again.
    letGo();
    await waitFor(() => expect(timesFetched()).toBeGreaterThan(before));
    expect(await screen.findByRole('heading', { level: 1, name: 'Volunteers are here' })).toBeDefined();
    expect(await title()).toBe('Helpers wanted');
    await press('Save');
    const dialog = await inDialog('Meera saved first');
    expect(dialog.getByRole('radio', { name: 'You: Helpers wanted' })).toBeDefined();
  });

  it('DESK-63 the second chooses each field of a part by itself', async () => {
    const desk = openDesk('/event/lamps');
    await write(/^Location/, 'Harbour');
    const page = { gameCategories: ['Music', 'Words'], html: '<p>Bring a lamp</p>' };
    changeAsMeera(desk, 'event', 'lamps', { page });
    await press('Save');
    const dialog = await inDialog('Meera saved first');
    expect(dialog.getAllByRole('radiogroup')).toHaveLength(2);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'Meera: Bring a lamp' }).checked).toBe(true);
    expect(dialog.getByRole<HTMLInputElement>('radio', { name: 'You: Harbour' }).checked).toBe(true);
    await press('Save these');
    await waitFor(() => expect(desk.store.get('event', 'lamps').version).toBe(3));
    expect(desk.store.get('event', 'lamps').body.page).toMatchObject({ ...page, location: 'Harbour' });
  });
});

it('DESK-71 an item that cannot be fetched says so where it is, and can be tried again', async () => {
  const desk = openDesk('/news');
  await screen.findByRole('link', { name: 'Volunteers wanted' });
  // react-admin also logs what an item could not be fetched for.
  expectConsole(/The desk can’t be reached/);
  desk.isDown = true;
  await press('Volunteers wanted', 'link');
  expect((await screen.findByRole('alert')).textContent).toContain('can’t be reached');
  expect(location.pathname).toBe('/desk/news/news-1');
  desk.isDown = false;
  await press('Try again');
  expect(await title()).toBe('Volunteers wanted');
});

it('DESK-61 how HTML reads is shown in a frame that may do nothing, with what was typed last', async () => {
  openDesk('/news/news-1');
  const typed =
    '<p>Hello</p><script>parent.document.title = "taken"</script><img src="x" onerror="alert(1)">';
  await write(/^Description/, typed);
  await press('Show how “Description” reads');
  const frame = screen.getByTitle('How “Description” reads');
  expect(frame.getAttribute('sandbox')).toBe('');
  expect(frame.getAttribute('srcdoc')).toBe(typed);
  expect(document.querySelector('img[src="x"]')).toBeNull();
});

it('DESK-61 what is saved leads back to the list at once, however slow the rest is', async () => {
  const desk = openDesk('/news/news-1');
  await write(/^Title/, 'Helpers wanted');
  holdBack(desk, 'GET /status');
  await press('Save');
  expect(await screen.findByRole('link', { name: 'Helpers wanted' })).toBeDefined();
});
