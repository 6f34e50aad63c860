import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { Person } from '#core/desk/people.ts';
import { FAKE_PASSWORD } from '../testing/fake-people.ts';
import { comeBack, inDialog, leaveDesk, openDesk, press, write } from '../testing/open-desk.tsx';

afterEach(leaveDesk);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('signing in', () => {
  it('DESK-53 an organiser signs in at the address they wanted, and a wrong password loses nothing', async () => {
    openDesk('/history', { role: null });
    await write('Your email', 'ada@festival.example');
    await write('Password', 'wrong');
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'Wrong email address or password.',
    );
    expect(field('Your email').value).toBe('ada@festival.example');
    await write('Password', FAKE_PASSWORD);
    await press('Sign in');
    const heading = await screen.findByRole('heading', { level: 1, name: 'History' });
    await waitFor(() => expect(document.activeElement).toBe(heading));
  });

  it('DESK-94 another service is offered where there is one; what went wrong there is said', async () => {
    const desk = openDesk('/?sign-in=refused', { role: null });
    desk.provider = { name: 'Festival Office' };
    const link = await screen.findByRole('link', { name: 'Sign in with Festival Office' });
    expect(link.getAttribute('href')).toBe('/desk/api/provider/begin');
    expect((await screen.findByRole('alert')).textContent).toContain('Nobody here uses the email address');
    expect(field('Password')).toBeDefined();
  });

  it('DESK-53 the other service leads back to the address they wanted', async () => {
    const desk = openDesk('/preview?page=/news&sign-in=failed', { role: null });
    desk.provider = { name: 'Festival Office' };
    const link = await screen.findByRole('link', { name: 'Sign in with Festival Office' });
    const { pathname, searchParams } = new URL(link.getAttribute('href') ?? '', location.origin);
    expect(pathname).toBe('/desk/api/provider/begin');
    expect(searchParams.get('to')).toMatch(/^\/desk\/preview\?page=(?:\/|%2F)news$/);
  });

  it.each([
    ['unverified', 'doesn’t say it has verified your email address'],
    ['too-many', 'wait a quarter of an hour'],
    ['failed', 'didn’t work'],
  ])('DESK-94 says what went wrong at the other service: %s', async (trouble, words) => {
    openDesk(`/history?sign-in=${trouble}`, { role: null });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  it('DESK-94 what went wrong there is said once, and nothing is made of other words', async () => {
    openDesk('/history?kind=event&sign-in=refused', { role: null });
    await screen.findByRole('alert');
    expect(location.search).toBe('?kind=event');
    await write('Your email', 'ada@festival.example');
    await write('Password', FAKE_PASSWORD);
    await press('Sign in');
    await press('Sign out');
    await screen.findByRole('button', { name: 'Sign in' });
    expect(screen.queryByRole('alert')).toBeNull();
    leaveDesk();
    openDesk('/?sign-in=constructor', { role: null });
    await screen.findByRole('button', { name: 'Sign in' });
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('DESK-54 whose session ends at work signs in there, and what they did is done', async () => {
    const desk = openDesk('/news/news-1');
    await write(/^Title/, 'Volunteers are here');
    desk.session = null;
    await press('Save');
    const dialog = await inDialog('Please sign in again');
    expect(dialog.getByLabelText<HTMLInputElement>('Your email').value).toBe('ada@festival.example');
    await write('Password', FAKE_PASSWORD);
    await press('Sign in');
    expect(await screen.findByRole('link', { name: 'Volunteers are here' })).toBeDefined();
  });

  it('DESK-54 whose session ends at work may sign in again at the other service, in another tab', async () => {
    const desk = openDesk('/news/news-1');
    const ada = desk.people[0] as Person;
    desk.provider = { name: 'Festival Office' };
    await write(/^Title/, 'Volunteers are here');
    desk.session = null;
    await press('Save');
    const dialog = await inDialog('Please sign in again');
    const link = await dialog.findByRole('link', { name: 'Sign in with Festival Office' });
    expect(link.getAttribute('target')).toBe('_blank');
    const asked = desk.answered.length;
    comeBack();
    await waitFor(() => expect(desk.answered.slice(asked)).toContain('GET /session'));
    expect(desk.store.get('news', 'news-1').body.title).toBe('Volunteers wanted');
    desk.signIn(ada);
    comeBack();
    expect(await screen.findByRole('link', { name: 'Volunteers are here' })).toBeDefined();
  });

  it('DESK-54 why somebody has to sign in again is said as far as it is known', async () => {
    const desk = openDesk('/news/news-1');
    await write(/^Title/, 'Volunteers are here');
    desk.session = null;
    await press('Save');
    const dialog = await inDialog('Please sign in again');
    expect(dialog.getByText(/twelve hours have passed, or somebody changed your account/)).toBeDefined();
  });

  it('DESK-54 whoever comes back to a tab in whose browser somebody else is signed in now is told at once', async () => {
    const desk = openDesk('/news/news-1');
    await write(/^Title/, 'Volunteers are here');
    desk.signIn(desk.people[1] as Person);
    comeBack();
    const dialog = await inDialog('Please sign in again');
    expect(dialog.getByText(/^Meera is now using this browser/)).toBeDefined();
    expect(field('Title').value).toBe('Volunteers are here');
  });

  it('DESK-53 who signs out while somebody else is signed in in this browser is out, and the other stays', async () => {
    const desk = openDesk('/history');
    await screen.findByRole('heading', { level: 1, name: 'History' });
    const meera = desk.signIn(desk.people[1] as Person);
    await press('Sign out');
    expect(await screen.findByRole('heading', { level: 1, name: 'The organisers’ desk' })).toBeDefined();
    expect(desk.session).toBe(meera);
  });

  it('DESK-62 who signs out of a changed form is asked first', async () => {
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    const desk = openDesk('/news/news-1');
    await write(/^Title/, 'Volunteers are here');
    await press('Sign out');
    expect(confirm).toHaveBeenCalledOnce();
    expect(desk.session).not.toBeNull();
    expect(field('Title').value).toBe('Volunteers are here');
    confirm.mockReturnValue(true);
    await press('Sign out');
    expect(await screen.findByRole('heading', { level: 1, name: 'The organisers’ desk' })).toBeDefined();
  });

  it('DESK-62 whose session is over is asked before leaving the desk costs what they typed', async () => {
    const confirm = vi.fn(() => false);
    vi.stubGlobal('confirm', confirm);
    const desk = openDesk('/news/news-1');
    await write(/^Title/, 'Volunteers are here');
    desk.session = null;
    await press('Save');
    await press('Leave the desk');
    expect(confirm).toHaveBeenCalledOnce();
    expect(screen.getByRole('dialog', { name: 'Please sign in again' })).toBeDefined();
    confirm.mockReturnValue(true);
    await press('Leave the desk');
    expect(await screen.findByRole('heading', { level: 1, name: 'The organisers’ desk' })).toBeDefined();
  });

  it('DESK-53 who signs out is asked to sign in', async () => {
    openDesk('/history');
    await press('Sign out');
    expect(await screen.findByRole('button', { name: 'Sign in' })).toBeDefined();
  });

  it('DESK-53 who cannot be signed out is told, and stays signed in', async () => {
    const desk = openDesk('/history');
    await screen.findByRole('button', { name: 'Sign out' });
    desk.isDown = true;
    await press('Sign out');
    expect(await screen.findByText(/^You’re still signed in\. The desk can’t be reached/)).toBeDefined();
    expect(screen.getByRole('heading', { level: 1, name: 'History' })).toBeDefined();
    desk.isDown = false;
    desk.session = null;
    await press('Sign out');
    expect(await screen.findByRole('heading', { level: 1, name: 'The organisers’ desk' })).toBeDefined();
  });
});

describe('joining', () => {
  it('DESK-55 a one-time link leads to an account; the rules for the password are there in words', async () => {
    openDesk('/invitation/abc', { role: null });
    expect(await screen.findByText(/At least 12 characters/)).toBeDefined();
    expect(field('Your email').value).toBe('noor@festival.example');
    await write('Your name', 'Noor');
    await write('Password', 'short');
    await press('Join');
    expect(await screen.findByText('The password needs at least 12 characters.')).toBeDefined();
    expect(field('Your name').value).toBe('Noor');
    await write('Password', FAKE_PASSWORD);
    await press('Join');
    expect(await screen.findByRole('heading', { level: 1, name: 'Today' })).toBeDefined();
    expect(screen.getByText('Noor')).toBeDefined();
  });

  it('DESK-55 a used link says so', async () => {
    openDesk('/invitation/used', { role: null });
    expect((await screen.findByRole('alert')).textContent).toContain('doesn’t work any more');
  });
});

it('DESK-56 who only has the inbox sees the inbox alone', async () => {
  openDesk('/', { role: 'inbox' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Inbox' })).toBeDefined();
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Content' })).toBeNull());
  expect(screen.queryByRole('link', { name: 'People' })).toBeNull();
});

it('DESK-56 an editor finds no people', async () => {
  openDesk('/people', { role: 'editor' });
  expect(await screen.findByRole('heading', { level: 1, name: 'Nothing here' })).toBeDefined();
  expect(screen.queryByRole('link', { name: 'People' })).toBeNull();
});
