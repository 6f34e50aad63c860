import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { notifications } from '../../../server/sample/popups.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { ImpNotificationPage } from './imp-notification-page.tsx';

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** Opens the page; the sample answers, and what was asked is handed back. */
function open(at: string) {
  const asked: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (String(address).endsWith('/seo.json')) return json({});
    const headers = new Headers(init.headers);
    asked.push([headers.get('pagename'), headers.get('eventid')]);
    return json({ data: notifications(headers.get('pagename') ?? '') });
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
  it('POPUP-08 POPUP-09 ROUTE-11 is that of the page the address names, its first item alone', async () => {
    const asked = open('/imp-notification?page=about-us');
    await screen.findByRole('heading', { level: 2, name: 'The office moves to the old quay' });
    expect(asked).toEqual([['about-us', '1']]);
    expect(screen.getByRole('article').textContent).toContain('the telephone stays');
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

  it('POPUP-09 leaves its area empty where there is none', async () => {
    const asked = open('/imp-notification?page=contact');
    await vi.waitFor(() => expect(asked).toHaveLength(1));
    await vi.waitFor(() => expect(document.querySelector('[aria-hidden][class*=skeleton]')).toBeNull());
    expect(screen.queryByRole('article')).toBeNull();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Important notification');
  });
});
