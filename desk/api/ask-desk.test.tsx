import { screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { FAKE_PASSWORD } from '../testing/fake-people.ts';
import { holdBack, inDialog, leaveDesk, openDesk, press, write } from '../testing/open-desk.tsx';
import { askDesk } from './ask-desk.ts';

afterEach(() => {
  leaveDesk();
  vi.restoreAllMocks();
});

const SAVE = 'PUT /content/news/news-1';
const titleOf = (desk: ReturnType<typeof openDesk>) => desk.store.get('news', 'news-1').body.title;

async function openChanged() {
  const desk = openDesk('/news/news-1');
  await write(/^Title/, 'Helpers wanted');
  return desk;
}

async function expectRefusal(sentence: string) {
  expect((await screen.findByRole('alert')).textContent).toContain(sentence);
  expect(screen.getByLabelText<HTMLInputElement>(/^Title/).value).toBe('Helpers wanted');
  expect(location.pathname).toBe('/desk/news/news-1');
}

it('DESK-71 what a network answers in place of the desk is no success', async () => {
  const desk = await openChanged();
  const page = new Response('<h1>Welcome to our network</h1>', { headers: { 'content-type': 'text/html' } });
  holdBack(desk, SAVE)(page);
  await press('Save');
  await expectRefusal('The answer didn’t come from the desk.');
});

it('DESK-71 an answer that breaks off is no success', async () => {
  const desk = await openChanged();
  const broken = new Response('{');
  broken.text = () => Promise.reject(new TypeError('terminated'));
  holdBack(desk, SAVE)(broken);
  await press('Save');
  await expectRefusal('The desk can’t be reached.');
});

it('DESK-71 a desk that does not answer is waited for half a minute, and nothing typed is lost', async () => {
  const desk = await openChanged();
  const late = new AbortController();
  const limit = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(late.signal);
  const onTheWay = vi.fn(() => new Promise<undefined>(() => undefined));
  desk.onTheWay = onTheWay;
  await press('Save');
  await waitFor(() => expect(onTheWay).toHaveBeenCalledWith(SAVE, expect.anything()));
  expect(limit).toHaveBeenCalledWith(30_000);
  late.abort();
  await expectRefusal('it may already have been saved');
});

const SLOW = /Sending took longer than the half-minute limit/;

it('DESK-71 the server waits no longer for what takes too long to be sent, and the desk says that', async () => {
  const desk = await openChanged();
  holdBack(desk, SAVE)(new Response('{"status":0,"message":"Request Timeout"}', { status: 408 }));
  await press('Save');
  await expectRefusal('Sending took longer than the half-minute limit');
});

it.each([
  ['a file that breaks off after half a minute', new Blob(['x']), 29_000, SLOW],
  ['a file that breaks off at once', new Blob(['x']), 1_000, /can’t be reached/],
  ['anything else', { title: 'x' }, 29_000, /can’t be reached/],
])('DESK-71 the reason of %s is told apart', async (_what, body, passedMs, sentence) => {
  let now = 0;
  vi.spyOn(performance, 'now').mockImplementation(() => now);
  vi.stubGlobal('fetch', async () => {
    now += passedMs;
    throw new TypeError('Failed to fetch');
  });
  await expect(askDesk('POST', '/content.json', body)).rejects.toThrow(sentence);
});

it('DESK-54 whoever has signed in again in another tab saves in this one as before', async () => {
  const desk = await openChanged();
  if (desk.session) desk.session = { ...desk.session, token: 'of-the-other-tab' };
  await press('Save');
  await waitFor(() => expect(titleOf(desk)).toBe('Helpers wanted'));
});

it('DESK-54 what one has typed is not saved in the name of another who signed in meanwhile, and not lost', async () => {
  const desk = await openChanged();
  const [, meera] = desk.people;
  if (meera) desk.signIn(meera);
  await press('Save');
  const dialog = await inDialog('Please sign in again');
  expect(dialog.getByText(/^Meera is now using this browser/)).toBeDefined();
  expect(titleOf(desk)).toBe('Volunteers wanted');
  await write('Password', FAKE_PASSWORD);
  await press('Sign in');
  await waitFor(() => expect(titleOf(desk)).toBe('Helpers wanted'));
  expect(desk.store.get('news', 'news-1').author).toBe('Ada');
});
