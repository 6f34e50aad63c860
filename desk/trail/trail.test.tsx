import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveDesk, openDesk, press, write } from '../testing/open-desk.tsx';

afterEach(leaveDesk);

it('DESK-90 every change is listed with who and what, by person and by item; Back undoes the choice', async () => {
  const desk = openDesk('/history');
  for (const [id, title, author] of [
    ['news-1', 'Helpers wanted', 'Meera'],
    ['news-2', 'The jury is here', 'Ada'],
  ] as const) {
    const { body, version } = desk.store.get('news', id);
    desk.store.change('news', id, version, { ...body, title }, author);
  }
  await press('All changes', 'link');
  expect(await screen.findByText('Helpers wanted', { selector: 'ins' })).toBeDefined();
  await screen.findByRole('option', { name: 'Meera' });
  await write('Person', 'Meera');
  await waitFor(() => expect(screen.queryByText('The jury is here', { selector: 'ins' })).toBeNull());
  expect(await screen.findByText('Helpers wanted', { selector: 'ins' })).toBeDefined();
  history.back();
  expect(await screen.findByText('The jury is here', { selector: 'ins' })).toBeDefined();
  await press('All changes to this item: The jury is here', 'link');
  await waitFor(() => expect(screen.queryByText('Helpers wanted', { selector: 'ins' })).toBeNull());
  expect(await screen.findByText('The jury is here', { selector: 'ins' })).toBeDefined();
});

it('DESK-98 what was removed is shown with what it said, and put back with its id', async () => {
  const desk = openDesk('/changes');
  desk.store.remove('news', [desk.store.get('news', 'news-2')], 'Meera');
  const gone = await screen.findByText('The jury is complete', { selector: 'del' });
  expect(gone).toBeDefined();
  await press('Put it back: The jury is complete');
  await waitFor(() => expect(desk.store.get('news', 'news-2').body.title).toBe('The jury is complete'));
  expect(await screen.findByText('“The jury is complete” is there again.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: /^Put it back/ })).toBeNull());
});

it('DESK-98 what cannot be put back is said in words', async () => {
  const desk = openDesk('/changes?author=Meera');
  const item = desk.store.get('news', 'news-2');
  desk.store.remove('news', [item], 'Meera');
  desk.store.add('news', item.body, 'Ada', 'news-2');
  await press('Put it back: The jury is complete');
  expect(await screen.findByText('It is there again already.')).toBeDefined();
});
