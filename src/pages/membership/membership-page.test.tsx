import { fireEvent, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { membershipPlans } from '../../../server/sample/membership.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { MembershipPage } from './membership-page.tsx';

const json = (body: unknown, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } });

type Answer = () => Response | Promise<Response>;

/** Values of `is-international`, in the order of the requests. */
let asked: string[] = [];

function answerWith({ india, international = india }: { india: Answer; international?: Answer }) {
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (String(address).endsWith('/seo.json')) return json({ default: { title: 'Site' } });
    if (String(address).endsWith('/api/trackingevent')) return json({ data: [{ encrstr: 'ABC123' }] });
    const value = new Headers(init.headers).get('is-international') ?? 'none';
    asked.push(value);
    return value === '1' ? international() : india();
  });
}

const plans =
  (...given: readonly object[]) =>
  () =>
    json({ data: given });
const plan = (title: string, more: object = {}) => ({ title, amount: 500, currencysign: '₹', ...more });

/** An answer that arrives when the test says so. */
function later() {
  let give = (_: Response) => {};
  const answer = () =>
    new Promise<Response>((resolve) => {
      give = resolve;
    });
  return { answer, give: (...given: readonly object[]) => give(json({ data: given })) };
}

function open() {
  const client = createQueryClient();
  const router = createMemoryRouter([{ path: '*', element: <MembershipPage /> }], {
    initialEntries: ['/membership'],
  });
  render(
    <Providers queryClient={client} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return client;
}

const choice = (name: string) => screen.getByRole('radio', { name });
const choose = (name: string) => fireEvent.click(choice(name));
const titles = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const shows = (...expected: readonly string[]) => vi.waitFor(() => expect(titles()).toEqual(expected));
const settled = () => vi.waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeNull());
const planOf = (name: string) => screen.getByRole('article', { name });

beforeEach(() => {
  asked = [];
});
afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the membership page', () => {
  it('ROUTE-19 MEMBER-01 begins with the plans of India and says so', async () => {
    answerWith({ india: () => json({ data: membershipPlans('0', { edge: false }) }) });
    open();
    await shows('Friend of the Games', 'Artist or Player', 'Ensemble or Team', 'School Circle');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Membership');
    expect(screen.getAllByRole('radio').map(({ textContent }) => textContent)).toEqual([
      'India',
      'International',
    ]);
    expect(choice('India').getAttribute('aria-checked')).toBe('true');
    expect(choice('International').getAttribute('aria-checked')).toBe('false');
    expect(asked).toEqual(['0']);
  });

  it('MEMBER-02 asks again with each switch and shows at once what it has', async () => {
    answerWith({ india: plans(plan('Home')), international: plans(plan('Abroad')) });
    open();
    await shows('Home');
    choose('International');
    await shows('Abroad');
    choose('India');
    expect(titles()).toEqual(['Home']);
    await vi.waitFor(() => expect(asked).toEqual(['0', '1', '0']));
    await shows('Home');
  });

  it('MEMBER-03 Q-49 never shows the plans of the other choice, however late an answer comes', async () => {
    const abroad = later();
    answerWith({ india: plans(plan('Home')), international: abroad.answer });
    const client = open();
    await shows('Home');
    choose('International');
    expect(titles()).toEqual([]);
    await vi.waitFor(() => expect(asked).toEqual(['0', '1']));
    choose('India');
    await shows('Home');
    abroad.give(plan('Abroad'));
    await vi.waitFor(() => expect(client.isFetching()).toBe(0));
    expect(titles()).toEqual(['Home']);
    choose('International');
    expect(titles()).toEqual(['Abroad']);
  });

  it('MEMBER-04 API-19 a plan shows title, price, description and a button that carries the tracking string', async () => {
    const button = { buttontext: 'Join', buttonurl: 'https://enrol.example/join?plan=artist' };
    answerWith({
      india: plans(plan('Artist', { ...button, description: '<p>Enter <b>all</b> stages</p>' })),
    });
    open();
    await shows('Artist');
    expect(planOf('Artist').textContent).toContain('₹500');
    expect(planOf('Artist').textContent).toContain('Enter all stages');
    await vi.waitFor(() =>
      expect(screen.getByRole('link', { name: 'Join' }).getAttribute('href')).toBe(
        'https://enrol.example/join?plan=artist&track=ABC123',
      ),
    );
  });

  it.each([
    { buttontext: '', buttonurl: '/join' },
    { buttontext: 'Join', buttonurl: null },
    { buttontext: 'Join', buttonurl: 'javascript:alert(1)' },
  ])('MEMBER-04 has no button for %j', async (button) => {
    answerWith({ india: plans(plan('Artist', button)) });
    open();
    await shows('Artist');
    expect(planOf('Artist').querySelector('a')).toBeNull();
  });

  it.each([0, '0', '0.00', '0/-', 'Rs 0'])(
    'MEMBER-05 the amount %j is no fee and has no sign',
    async (amount) => {
      answerWith({ india: plans(plan('Friend', { amount })) });
      open();
      await shows('Friend');
      expect(screen.getByText('No fee', { exact: true })).toBeTruthy();
      expect(planOf('Friend').textContent).toBe('FriendNo fee');
    },
  );

  it.each([null, '', undefined])('MEMBER-05 the amount %j is no price at all', async (amount) => {
    answerWith({ india: plans(plan('Friend', { amount, description: null })) });
    open();
    await shows('Friend');
    expect(planOf('Friend').textContent).toBe('Friend');
  });

  it.each([
    ['500/-', '₹500/-'],
    ['Rs 500', 'Rs 500'],
    ['ask us', 'ask us'],
  ])('MEMBER-04 the amount %j is shown as the provider writes it', async (amount, expected) => {
    answerWith({ india: plans(plan('Friend', { amount })) });
    open();
    await shows('Friend');
    expect(planOf('Friend').textContent).toBe(`Friend${expected}`);
  });

  it.each([
    [1200.5, '₹1,200.50'],
    ['1,20,000', '₹120,000'],
  ])('MEMBER-04 Q-82 the amount %j has its digits grouped', async (amount, expected) => {
    answerWith({ india: plans(plan('Friend', { amount })) });
    open();
    await shows('Friend');
    expect(planOf('Friend').textContent).toBe(`Friend${expected}`);
  });

  it('MEMBER-06 MEMBER-07 Q-48 breaks lines in the words of a description and nowhere else', async () => {
    const description =
      '<div><p>Rs 500/- per year/- once</p><ul><li>a</li></ul><a href="/x/-y">link</a></div>';
    answerWith({ india: plans(plan('Artist', { description })) });
    open();
    const link = await screen.findByRole('link', { name: 'link' });
    expect(link.getAttribute('href')).toBe('/x/-y');
    expect(planOf('Artist').querySelectorAll('br')).toHaveLength(2);
    expect(planOf('Artist').querySelector('ul > li')?.textContent).toBe('a');
    expect(planOf('Artist').textContent).not.toContain('/-');
  });

  it('MEMBER-08 says when there are none, and still shows those of the other choice', async () => {
    answerWith({ india: plans(), international: plans(plan('Abroad')) });
    open();
    expect((await screen.findByText('No Data Found', { exact: true })).textContent).toBe('No Data Found');
    choose('International');
    await shows('Abroad');
    expect(screen.queryByText('No Data Found')).toBeNull();
  });

  it('MEMBER-09 does not say so before the answer arrives', async () => {
    const india = later();
    answerWith({ india: india.answer });
    open();
    await vi.waitFor(() => expect(asked).toEqual(['0']));
    expect(screen.queryByText('No Data Found')).toBeNull();
    india.give();
    await screen.findByText('No Data Found');
  });

  it('ERR-01 says that the plans are missing, with ways out, when the call fails', async () => {
    expectConsole(/^membership: /);
    answerWith({ india: () => json({}, 500) });
    open();
    await settled();
    expect(titles()).toEqual(['These plans aren’t saved on this device']);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Write to us' })).toBeTruthy();
    expect(screen.queryByText('No Data Found')).toBeNull();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('OFFLINE-08 says that plans are not saved if no network delivers them', async () => {
    expectConsole(/^membership: /);
    answerWith({
      india: () => {
        throw new TypeError('Failed to fetch');
      },
    });
    open();
    await shows('These plans aren’t saved on this device');
    expect(screen.getByText(/You’re offline/)).toBeTruthy();
  });

  it('OFFLINE-08 says that plans did not load behind a captive portal', async () => {
    expectConsole(/^membership: /);
    const page = { headers: { 'content-type': 'text/html' } };
    answerWith({ india: () => new Response('<h1>Welcome to our hotel</h1>', page) });
    open();
    await shows('These plans aren’t saved on this device');
    expect(screen.getByText(/This network needs you to sign in first/)).toBeTruthy();
  });
});
