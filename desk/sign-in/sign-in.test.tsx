import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { FAKE_PASSWORD } from '../testing/fake-people.ts';
import { inDialog, leaveDesk, openDesk, press, write } from '../testing/open-desk.tsx';

afterEach(leaveDesk);

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);

describe('signing in', () => {
  it('DESK-53 an organiser signs in at the address they wanted, and a wrong password loses nothing', async () => {
    openDesk('/history', { role: null });
    await write('Your address', 'ada@festival.example');
    await write('Password', 'wrong');
    await press('Sign in');
    expect(await screen.findByRole('alert')).toHaveProperty(
      'textContent',
      'The address or the password is wrong.',
    );
    expect(field('Your address').value).toBe('ada@festival.example');
    await write('Password', FAKE_PASSWORD);
    await press('Sign in');
    expect(await screen.findByRole('heading', { level: 1, name: 'History' })).toBeDefined();
  });

  it('DESK-94 another service is offered where there is one; what went wrong there is said', async () => {
    const desk = openDesk('/?sign-in=refused', { role: null });
    desk.provider = { name: 'Festival Office' };
    const link = await screen.findByRole('link', { name: 'Sign in with Festival Office' });
    expect(link.getAttribute('href')).toBe('/desk/api/provider/begin');
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Nobody here has joined with the address',
    );
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
    ['unverified', 'does not say that it has verified your address'],
    ['too-many', 'wait a quarter of an hour'],
    ['failed', 'did not work'],
  ])('DESK-94 says what went wrong at the other service: %s', async (trouble, words) => {
    openDesk(`/history?sign-in=${trouble}`, { role: null });
    expect((await screen.findByRole('alert')).textContent).toContain(words);
  });

  it('DESK-94 what went wrong there is said once, and nothing is made of other words', async () => {
    openDesk('/history?kind=event&sign-in=refused', { role: null });
    await screen.findByRole('alert');
    expect(location.search).toBe('?kind=event');
    await write('Your address', 'ada@festival.example');
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
    expect(dialog.getByLabelText<HTMLInputElement>('Your address').value).toBe('ada@festival.example');
    await write('Password', FAKE_PASSWORD);
    await press('Sign in');
    expect(await screen.findByRole('link', { name: 'Volunteers are here' })).toBeDefined();
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
    expect(await screen.findByText(/^You are still signed in\. The desk cannot be reached/)).toBeDefined();
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
    expect(field('Your address').value).toBe('noor@festival.example');
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
    expect((await screen.findByRole('alert')).textContent).toContain('does not work any more');
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
