import 'fake-indexeddb/auto';
import { fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { sampleBody } from '../../../../tests/support/unit/sample-body.ts';
import { Providers } from '../../../app/providers.tsx';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { changeKiosk, openKiosk } from '../../settings/kiosk.ts';
import { hashPin } from '../../settings/kiosk-pin.ts';
import { KioskStaffPage } from './kiosk-staff-page.tsx';

const ask = vi.fn(async (input: RequestInfo | URL, init?: RequestInit) => {
  const { pathname } = new URL(String(input instanceof Request ? input.url : input), location.href);
  const headers = new Headers(input instanceof Request ? input.headers : init?.headers);
  const eventtype = headers.get('eventtype') ?? '';
  const nothing = pathname.startsWith('/api/') ? '[]' : '{}';
  const body = pathname === '/api/events' ? sampleBody('eventList', { eventtype }) : nothing;
  return new Response(body, { headers: { 'content-type': 'application/json' } });
});
const asked = () => ask.mock.calls.map(([input]) => String(input instanceof Request ? input.url : input));

function open() {
  const router = createMemoryRouter([{ path: '*', element: <KioskStaffPage /> }], {
    initialEntries: ['/kiosk/staff'],
  });
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

beforeEach(async () => {
  vi.stubGlobal('fetch', ask);
  ask.mockClear();
  await openKiosk({ eventPath: null, pin: null });
  await changeKiosk({ eventPath: null, pin: await hashPin('2468', 10) });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  localStorage.clear();
  await openDatabase().delete();
  closeDatabase();
});

describe('the staff page', () => {
  it('requests and shows nothing before the PIN, and is not for search engines', async () => {
    open();
    expect(screen.getByLabelText('PIN')).toBeTruthy();
    expect(screen.queryByRole('heading', { level: 2 })).toBeNull();
    expect(document.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    expect(asked().filter((address) => address.includes('/api/'))).toEqual([]);
  });

  it('lists the events to choose from after the PIN, upcoming ones first', async () => {
    open();
    fireEvent.input(screen.getByLabelText('PIN'), { target: { value: '2468' } });
    fireEvent.submit(screen.getByLabelText('PIN'));
    expect(await screen.findByRole('heading', { name: 'Status' })).toBeTruthy();
    const select = within(screen.getByLabelText('Event on show'));
    expect(select.getAllByRole('option')[0]?.textContent).toBe('Whatever’s on today, or the next event');
    expect(await select.findByRole('option', { name: /^Pythian National Games/ })).toBeTruthy();
  });
});
