import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { comeBack, holdBack, inDialog, leaveDesk, openDesk, press, write } from '../testing/open-desk.tsx';

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

it('DESK-87 whoever has published by keyboard goes on at the heading: the button that began it is gone', async () => {
  const desk = openDesk('/content');
  rename(desk, 'Helpers wanted');
  (await screen.findByRole('button', { name: 'Publish' })).focus();
  await press('Publish');
  await press('Publish now');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull());
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Content'));
});

it('DESK-98 of what is removed, the dialog says what it was', async () => {
  const desk = openDesk('/content');
  desk.store.remove('scheduleEntry', [desk.store.get('scheduleEntry', 'lamps-1')]);
  await press('Publish');
  const dialog = await inDialog('Publish');
  expect(await dialog.findByText('Odeon', { selector: 'del' })).toBeDefined();
  expect(await dialog.findByText('Lamps on the Square', { selector: 'del' })).toBeDefined();
  expect(dialog.queryByText('→')).toBeNull();
});

it('DESK-65 what an item belongs to is said by its name', async () => {
  const desk = openDesk('/content');
  const { body } = desk.store.get('scheduleEntry', 'lamps-3');
  desk.store.add('scheduleEntry', { ...body, title: 'Round of eight' }, 'Ada');
  await press('Publish');
  const dialog = await inDialog('Publish');
  expect(await dialog.findByText('Lamps on the Square', { selector: 'ins' })).toBeDefined();
  expect(dialog.queryByText('lamps', { selector: 'ins' })).toBeNull();
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
  expect(await screen.findByText('Visitors now see revision 1 again, as revision 3.')).toBeDefined();
  expect(desk.store.revisions[0]?.facts.broughtBack).toBe(1);
});

it('DESK-65 what an earlier look has shown is fetched again before it can be published', async () => {
  const desk = openDesk('/content');
  rename(desk, 'Helpers wanted');
  await press('Publish');
  await (await inDialog('Publish')).findByText('Helpers wanted', { selector: 'ins' });
  await press('Not yet');
  rename(desk, 'Hands wanted');
  const letGo = holdBack(desk, 'GET /difference');
  await press('Publish');
  const dialog = await inDialog('Publish');
  const publish = await dialog.findByRole('button', { name: 'Publish now' });
  expect(dialog.getByText('Loading the changes…')).toBeDefined();
  expect(publish).toHaveProperty('disabled', true);
  letGo();
  expect(await dialog.findByText('Hands wanted', { selector: 'ins' })).toBeDefined();
  expect(publish).toHaveProperty('disabled', false);
});

it('DESK-80 what others have changed meanwhile is shown before it is published, and the note stays', async () => {
  const desk = openDesk('/content');
  rename(desk, 'Helpers wanted');
  await press('Publish');
  const dialog = await inDialog('Publish');
  await dialog.findByText('Helpers wanted', { selector: 'ins' });
  await write(/^Note/, 'Softer words');
  const { body, version } = desk.store.get('news', 'news-2');
  desk.store.change('news', 'news-2', version, { ...body, title: 'The jury is here' }, 'Meera');
  await press('Publish now');
  expect((await dialog.findByRole('alert')).textContent).toContain('Meera changed something in the meantime');
  expect(await dialog.findByText('The jury is here', { selector: 'ins' })).toBeDefined();
  expect(dialog.getByText('New since you looked: Meera')).toBeDefined();
  expect(desk.store.revisions).toHaveLength(1);
  await press('Publish now');
  await waitFor(() => expect(desk.store.revisions[0]?.facts.note).toBe('Softer words'));
});

it('DESK-80 what is being read stays what is published, also after a look at another tab', async () => {
  const desk = openDesk('/content');
  rename(desk, 'Helpers wanted');
  await press('Publish');
  const dialog = await inDialog('Publish');
  await dialog.findByText('Helpers wanted', { selector: 'ins' });
  const { body, version } = desk.store.get('news', 'news-2');
  desk.store.change('news', 'news-2', version, { ...body, title: 'The jury is here' }, 'Meera');
  const asked = desk.answered.length;
  comeBack();
  // The rest of the screen is asked for anew.
  await waitFor(() => expect(desk.answered.slice(asked)).toContain('GET /status'));
  await press('Publish now');
  expect(await dialog.findByText('New since you looked: Meera')).toBeDefined();
  expect(desk.store.revisions).toHaveLength(1);
});

it('DESK-65 what somebody else has published meanwhile is not published once more', async () => {
  const desk = openDesk('/content');
  rename(desk, 'Helpers wanted');
  await screen.findByRole('button', { name: 'Publish' });
  desk.store.publish('Meera', 'Softer words');
  await press('Publish');
  const dialog = await inDialog('Publish');
  expect(await dialog.findByText('Visitors already see everything.')).toBeDefined();
  expect(dialog.getByRole('button', { name: 'Publish now' })).toHaveProperty('disabled', true);
});

it('DESK-65 publishing cannot be closed before it has said how it went', async () => {
  const desk = openDesk('/content');
  rename(desk, 'Helpers wanted');
  const letGo = holdBack(desk, 'POST /publish');
  await press('Publish');
  await press('Publish now');
  const dialog = await inDialog('Publish');
  const close = dialog.getByRole('button', { name: 'Not yet' });
  await waitFor(() => expect(close).toHaveProperty('disabled', true));
  fireEvent.keyDown(close, { key: 'Escape' });
  letGo(new Response('', { status: 502 }));
  expect((await dialog.findByRole('alert')).textContent).toContain('couldn’t answer (502)');
  fireEvent.keyDown(close, { key: 'Escape' });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

it('DESK-66 the question before an older revision stays until it is answered', async () => {
  const desk = openDesk('/history');
  rename(desk, 'Helpers wanted');
  desk.store.publish('Meera', 'Softer words');
  const letGo = holdBack(desk, 'POST /revisions/1/publish');
  await press('Show again: revision 1');
  await press('Show revision 1');
  const dialog = await inDialog('Show revision 1 again?');
  const no = dialog.getByRole('button', { name: 'No' });
  await waitFor(() => expect(no).toHaveProperty('disabled', true));
  fireEvent.keyDown(no, { key: 'Escape' });
  letGo(new Response('', { status: 502 }));
  expect((await dialog.findByRole('alert')).textContent).toContain('couldn’t answer (502)');
});
