import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inDialog, leaveDesk, openDesk, press, write } from '../testing/open-desk.tsx';

afterEach(leaveDesk);

const entry = (desk: ReturnType<typeof openDesk>) => desk.store.get('news', 'news-1');

function rename(desk: ReturnType<typeof openDesk>, title: string) {
  const { body, version } = entry(desk);
  desk.store.change('news', 'news-1', version, { ...body, title }, 'Ada');
}

it('DESK-65 what is not published is said in words, and published with a note', async () => {
  const desk = openDesk('/content');
  rename(desk, 'Helpers wanted');
  await press('Articles', 'link');
  await press('Publish');
  const dialog = await inDialog('Publish');
  expect(await dialog.findByText('Helpers wanted', { selector: 'ins' })).toBeDefined();
  expect(dialog.getByText('Volunteers wanted', { selector: 'del' })).toBeDefined();
  await write(/^Note/, 'Softer words');
  await press('Publish now');
  expect(await screen.findByText('Published as revision 2.')).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull());
  expect(desk.store.revisions[0]?.facts).toMatchObject({ author: 'Ada', note: 'Softer words' });
});

it('DESK-66 the history says who published what, and shows an older revision again after a question', async () => {
  const desk = openDesk('/content');
  rename(desk, 'Helpers wanted');
  desk.store.publish('Meera', 'Softer words');
  await press('History', 'link');
  await press('What changed with revision 2', 'link');
  expect(await screen.findByText('Helpers wanted', { selector: 'ins' })).toBeDefined();
  expect(screen.getByText(/^Meera/).textContent).toContain('Softer words');
  fireEvent.click(within(screen.getByRole('main')).getByRole('link', { name: 'History' }));
  await press('Show again: revision 1');
  await press('Show revision 1');
  expect(await screen.findByText('Visitors see revision 1 again, as revision 3.')).toBeDefined();
  expect(desk.store.revisions[0]?.facts.broughtBack).toBe(1);
});
