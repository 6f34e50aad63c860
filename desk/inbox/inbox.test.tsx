import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { inDialog, leaveDesk, openDesk, press, write } from '../testing/open-desk.tsx';
import { replyAddress } from './reply-address.ts';

afterEach(leaveDesk);

it('DESK-68 a message that is opened is read; it can be done, and deleted after a question', async () => {
  const desk = openDesk('/inbox');
  await press(/Jonas/);
  await waitFor(() => expect(desk.messages[1]?.isRead).toBe(true));
  const reply = await screen.findByRole('link', { name: 'Reply by email' });
  expect(reply.getAttribute('href')).toContain('mailto:jonas%40mail.example?subject=');
  await press('Done');
  await waitFor(() => expect(screen.queryByRole('button', { name: /Jonas/ })).toBeNull());
  await press(/Iris/);
  await press('Delete');
  expect(desk.messages).toHaveLength(3);
  const buttons = await screen.findAllByRole('button', { name: 'Delete' });
  buttons.at(-1)?.click();
  await waitFor(() => expect(desk.messages).toHaveLength(2));
});

it('DESK-86 among unread messages one that is opened stays until another is, and Back brings the choice back', async () => {
  const desk = openDesk('/inbox');
  await write('Show', 'unread');
  await press(/Jonas/);
  await waitFor(() => expect(desk.messages[1]?.isRead).toBe(true));
  expect(await screen.findByText('1 unread')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Reply by email' })).toBeDefined();
  await press(/Iris/);
  await waitFor(() => expect(screen.queryByRole('button', { name: /Jonas/ })).toBeNull());
  fireEvent.click((await screen.findAllByRole('link', { name: 'Content' }))[0] as HTMLElement);
  await screen.findByRole('heading', { level: 1, name: 'Content' });
  history.back();
  expect((await screen.findByLabelText<HTMLSelectElement>('Show')).value).toBe('unread');
});

it('DESK-85 the inbox says what could not be sent on', async () => {
  openDesk('/inbox');
  expect(
    await screen.findByText(/^1 message couldn’t be forwarded and won’t be retried\. Read it here\./),
  ).toBeDefined();
});

it('DESK-87 after a message was deleted, whoever works by keyboard goes on at the heading', async () => {
  openDesk('/inbox');
  await press(/Iris/);
  await press('Delete');
  const dialog = await inDialog('Delete this message?');
  fireEvent.click(dialog.getByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(document.activeElement?.textContent).toBe('Inbox'));
});

it.each(['Done', 'Mark as unread'])(
  'DESK-87 "%s" by keyboard leaves nobody at the beginning of the page',
  async (name) => {
    openDesk('/inbox');
    await press(/Iris/);
    const button = await screen.findByRole('button', { name });
    button.focus();
    fireEvent.click(button);
    await waitFor(() => expect(document.activeElement?.textContent).toBe('Inbox'));
  },
);

it('DESK-88 a download of somebody whose session is over asks them to sign in, and keeps no refusal as a file', async () => {
  const desk = openDesk('/inbox');
  const link = await screen.findByRole('link', { name: 'Export as CSV' });
  desk.session = null;
  expect(fireEvent.click(link), 'the browser fetches nothing by itself').toBe(false);
  expect(await inDialog('Please sign in again')).toBeDefined();
});

it('DESK-68 an answer begins with the message quoted, and no text of a visitor adds a header to it', () => {
  const address = replyAddress({ name: 'A', email: 'a@b.example?bcc=all@b.example', text: 'One\nTwo&cc=x' });
  const [to, words] = address.split('?');
  expect(to).toBe('mailto:a%40b.example%3Fbcc%3Dall%40b.example');
  const given = new URLSearchParams(words);
  expect([...given.keys()]).toEqual(['subject', 'body']);
  expect(given.get('body')).toContain('> One\r\n> Two&cc=x');
});
