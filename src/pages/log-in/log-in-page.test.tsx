import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { settings } from '#core/settings.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { LogInPage } from './log-in-page.tsx';

const PASSWORD = 'kithara-and-lyre';
const asked: string[] = [];
let answer: () => Promise<Response>;

function open() {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (String(address).endsWith('/seo.json')) return Response.json({});
    asked.push(JSON.stringify([address, [...new Headers(init.headers)], init.body ?? null]));
    return answer();
  });
  const router = createMemoryRouter([{ path: '/login', element: <LogInPage /> }], {
    initialEntries: ['/login'],
  });
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return router;
}
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const write = (username: string, password: string) => {
  fireEvent.input(field('Username'), { target: { value: username } });
  fireEvent.input(field('Password'), { target: { value: password } });
};
const press = () => act(async () => fireEvent.submit(screen.getByRole('form', { name: 'Log in' })));
const way = () => screen.getByRole('link', { name: /^Continue/ }).getAttribute('href');

beforeEach(() => {
  asked.length = 0;
  answer = () => new Promise(() => {});
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

describe('logging in', () => {
  it('ROUTE-06 has its fields while no call has been answered', () => {
    open();
    expect([field('Username').type, field('Password').type]).toEqual(['text', 'password']);
    expect([field('Username').autocomplete, field('Password').autocomplete]).toEqual([
      'username',
      'current-password',
    ]);
  });

  it.each([
    ['', PASSWORD, 'Username', 'Enter your username.'],
    [' ', PASSWORD, 'Username', 'Enter your username.'],
    ['meera', '', 'Password', 'Enter your password.'],
  ])('LOGIN-01 stops "%s", "%s" at %s', async (username, password, label, words) => {
    open();
    write(username, password);
    await press();
    expect(field(label).required).toBe(true);
    expect(document.querySelectorAll('form [aria-invalid]')).toHaveLength(1);
    expect(document.getElementById(field(label).getAttribute('aria-describedby') ?? '')?.textContent).toBe(
      words,
    );
    fireEvent.click(screen.getByRole('link', { name: words }));
    expect(document.activeElement).toBe(field(label));
  });

  it('SIGNUP-11 Q-43 sends and stores nothing, and leads to the enrolment site', async () => {
    const router = open();
    write('meera', PASSWORD);
    await press();
    expect(document.activeElement).toBe(
      screen.getByRole('heading', { name: 'Now log in on the enrolment site' }),
    );
    expect(way()).toBe(settings.enrolment.login);
    expect(screen.queryByRole('form')).toBeNull();
    const { pathname, search, hash, state } = router.state.location;
    expect([pathname, search, hash, state]).toEqual(['/login', '', '', null]);
    const said = [...asked, JSON.stringify([{ ...localStorage }, { ...sessionStorage }])].join('\n');
    expect(said).not.toMatch(/meera|kithara-and-lyre/);
  });

  it('LOGIN-02 links to the provider’s address', async () => {
    answer = async () =>
      Response.json({ data: [{ loginbuttontext: '', loginbuttonurl: 'https://enrol.example/in' }] });
    open();
    write('meera', PASSWORD);
    await press();
    await waitFor(() => expect(way()).toBe('https://enrol.example/in'));
  });

  it('links to the choice of a role for visitors without an account, and to the enrolment site', () => {
    open();
    const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(href('Choose a role and sign up')).toBe('/chooserole');
    expect(href('Delete my account')).toBe('/app-delete-account-steps');
  });
});
