import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notifications } from '../../../server/sample/popups.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { ImpNotificationPage } from './imp-notification-page.tsx';

const PAGE = { 'content-type': 'text/html' };

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** Opens the page with the sample answers, or the given one, and returns the values that were asked for. */
function open(at: string, answer?: () => Response) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (String(address).endsWith('/seo.json')) return json({});
    const headers = new Headers(init.headers);
    asked.push([headers.get('pagename'), headers.get('eventid')]);
    return answer?.() ?? json({ data: notifications(headers.get('pagename') ?? '') });
  });
  const router = createMemoryRouter([{ path: '*', element: <ImpNotificationPage /> }], {
    initialEntries: [at],
  });
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
  return asked;
}
afterEach(() => vi.unstubAllGlobals());

describe('the important notification', () => {
  it('POPUP-08 POPUP-09 ROUTE-11 is the first item only, for the page in the address', async () => {
    const asked = open('/imp-notification?page=about-us');
    await screen.findByRole('heading', { level: 2, name: 'Our office is moving to the old quay' });
    expect(asked).toEqual([['about-us', '1']]);
    expect(screen.getByRole('article').textContent).toContain('the phone number stays the same');
  });

  it('POPUP-08 API-28 is asked for with the event in the address', async () => {
    const asked = open('/imp-notification?page=event%2Fyouth-pythian-games&event=102');
    await vi.waitFor(() => expect(asked).toEqual([['event/youth-pythian-games', '102']]));
  });

  it.each(['/imp-notification', '/imp-notification?page=', '/imp-notification?other=1'])(
    'POPUP-10 is that of the home page at %s',
    async (at) => {
      const asked = open(at);
      await screen.findByRole('heading', { level: 2 });
      expect(asked).toEqual([['Home', '1']]);
      expect(screen.queryByText(/A second item/)).toBeNull();
    },
  );

  it('POPUP-09 says so if there is none', async () => {
    const asked = open('/imp-notification?page=contact');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await vi.waitFor(() => expect(document.querySelector('[aria-hidden][class*=skeleton]')).toBeNull());
    await screen.findByText('There’s no notification for this page right now.');
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Important notification');
  });

  it('OFFLINE-08 says that it is not saved, and why', async () => {
    expectConsole(/^notification: /);
    open('/imp-notification', () => new Response('<h1>Hotel</h1>', { headers: PAGE }));
    await screen.findByText(
      /This notification isn’t saved on this device\. This network needs you to sign in first/,
    );
  });
});
