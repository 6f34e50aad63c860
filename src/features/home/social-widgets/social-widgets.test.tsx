import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../../tests/support/expect-console.ts';
import { Providers } from '../../../app/providers.tsx';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { reportFailure, reportOnline } from '../../../data/connection/connection.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { SocialWidgets } from './social-widgets.tsx';

type Answer = object | number;

const POST = '<blockquote><p>Twelve drums, no umbrella.</p></blockquote>';
const SCRIPT = '<script async src="https://a.example/x.js"></script>';
const PICTURES = '<p>Pictures of day one</p>';

/** The widgets that the last page asked for; an earlier page may still ask for its own. */
let asked: string[] = [];

/** Renders both sections, each with its own answer. */
function open(facebook: Answer, instagram: Answer) {
  const ofPage: string[] = [];
  asked = ofPage;
  vi.stubGlobal('fetch', async (_address: string, init: RequestInit = {}) => {
    const title = new Headers(init.headers).get('title');
    // On a busy machine an answer may be late enough for the page to ask whether the server is there at all.
    if (title !== null) ofPage.push(title);
    const answer = title === 'Facebook' ? facebook : instagram;
    const status = typeof answer === 'number' ? answer : 200;
    return new Response(JSON.stringify(answer), { status, headers: { 'content-type': 'application/json' } });
  });
  const router = createMemoryRouter([{ path: '*', element: <SocialWidgets /> }]);
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

const widgets = (...items: { title?: string; widget: string }[]) => ({ widgets: items });
const headings = () => screen.queryAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const frame = () => document.querySelector('iframe');
const press = (name: RegExp) => fireEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  localStorage.clear();
});
afterEach(() => {
  reportOnline();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the social widgets', () => {
  it('HOME-25 API-20 show the first widget of each answer, the Founder Desk first', async () => {
    open(
      widgets({ title: 'From the desk', widget: POST }, { title: 'Second', widget: '<p>Second</p>' }),
      widgets({ title: '', widget: PICTURES }),
    );
    await screen.findByRole('region', { name: 'From the desk' });
    await screen.findByRole('region', { name: 'Instagram' });
    expect(headings()).toEqual(['From the desk', 'Instagram']);
    expect(screen.queryByText('Second')).toBeNull();
    expect(asked.sort()).toEqual(['Facebook', 'Instagram']);
  });

  it('HOME-25 get our own title if they have none', async () => {
    open(widgets({ widget: POST }), widgets({ widget: PICTURES }));
    await screen.findByRole('region', { name: 'Founder Desk' });
  });

  it.each([
    ['empty', widgets({ title: 'Empty', widget: '' })],
    ['blank', widgets({ title: 'Blank', widget: '  ' })],
    ['missing', widgets()],
    ['refused', 500],
  ])('HOME-26 NEWS-02 have no section for one that is %s', async (_what, answer) => {
    if (answer === 500) expectConsole(/^socialWidget: /);
    open(answer, widgets({ title: 'Pictures', widget: PICTURES }));
    await screen.findByRole('region', { name: 'Pictures' });
    await waitFor(() => expect(asked).toContain('Facebook'));
    expect(headings()).toEqual(['Pictures']);
  });

  it('HOME-27 offer no live content if the markup needs none', async () => {
    open(widgets({ widget: POST }), widgets({ widget: PICTURES }));
    await screen.findByRole('region', { name: 'Founder Desk' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('a widget that relies on a script', () => {
  const openLive = async () => {
    open(widgets({ title: 'Desk', widget: POST + SCRIPT }), widgets());
    return screen.findByRole('region', { name: 'Desk' });
  };

  it('HOME-27 shows its text at once and loads nothing from other sites', async () => {
    const section = await openLive();
    within(section).getByText('Twelve drums, no umbrella.');
    await waitFor(() => expect(asked.toSorted()).toEqual(['Facebook', 'Instagram']));
    expect(frame()).toBeNull();
  });

  it('HOME-27 asks for consent first, and the same button gives it (Q-77)', async () => {
    const section = await openLive();
    press(/Show live content/);
    expect(frame()).toBeNull();
    within(section).getByText(/comes from another site/);
    press(/Agree and show/);
    expect(frame()?.getAttribute('sandbox')).toBe('allow-scripts allow-popups');
    expect(localStorage.getItem('cookieConsent')).toBe('given');
    // The text stays until the iframe has loaded.
    within(section).getByText('Twelve drums, no umbrella.');
  });

  it('HOME-27 shows it at once to a visitor who has agreed before', async () => {
    localStorage.setItem('cookieConsent', 'given');
    await openLive();
    press(/Show live content/);
    expect(frame()).not.toBeNull();
  });

  it('HOME-27 OFFLINE-16 explains why when offline', async () => {
    localStorage.setItem('cookieConsent', 'given');
    const section = await openLive();
    vi.useFakeTimers();
    reportFailure('offline');
    act(() => void vi.advanceTimersByTime(2_000));
    press(/Show live content/);
    within(section).getByText(/needs a connection/);
    expect(frame()).toBeNull();
    act(() => {
      reportOnline();
      vi.advanceTimersByTime(1_000);
    });
    press(/Show live content/);
    expect(frame()).not.toBeNull();
  });

  it('HOME-27 keeps its text and says so if the iframe fails to load', async () => {
    localStorage.setItem('cookieConsent', 'given');
    const section = await openLive();
    vi.useFakeTimers();
    press(/Show live content/);
    act(() => void vi.advanceTimersByTime(10_000));
    within(section).getByText('Twelve drums, no umbrella.');
    within(section).getByText(/couldn’t be loaded/);
    expect(frame()).toBeNull();
    press(/Show live content/);
    expect(frame()).not.toBeNull();
  });
});
