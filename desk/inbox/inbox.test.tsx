import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { leaveDesk, openDesk, press } from '../testing/open-desk.tsx';
import { replyAddress } from './reply-address.ts';

afterEach(leaveDesk);

it('DESK-68 a message that is opened is read; it can be done, and deleted after a question', async () => {
  const desk = openDesk('/inbox');
  await press(/Jonas/);
  await waitFor(() => expect(desk.messages[1]?.isRead).toBe(true));
  const reply = await screen.findByRole('link', { name: 'Reply by e-mail' });
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

it('DESK-68 an answer begins with the message quoted, and no text of a visitor adds a header to it', () => {
  const address = replyAddress({ name: 'A', email: 'a@b.example?bcc=all@b.example', text: 'One\nTwo&cc=x' });
  const [to, words] = address.split('?');
  expect(to).toBe('mailto:a%40b.example%3Fbcc%3Dall%40b.example');
  const given = new URLSearchParams(words);
  expect([...given.keys()]).toEqual(['subject', 'body']);
  expect(given.get('body')).toContain('> One\r\n> Two&cc=x');
});
