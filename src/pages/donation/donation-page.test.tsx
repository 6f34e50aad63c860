import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { settings } from '#core/settings.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { DonationPage } from './donation-page.tsx';

const json = (body: unknown) =>
  new Response(JSON.stringify(body), { headers: { 'content-type': 'application/json' } });

/** Opens the page. Without `visit`, no call is answered. */
function open(visit?: object) {
  const visits: unknown[] = [];
  vi.stubGlobal('fetch', async (address: string, init: RequestInit = {}) => {
    if (String(address).endsWith('/seo.json')) return json({});
    visits.push(JSON.parse(String(init.body)));
    return visit === undefined ? new Promise<Response>(() => {}) : json(visit);
  });
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <DonationPage /> }])} />
    </Providers>,
  );
  return visits;
}
const donate = () => screen.getByRole('link', { name: 'Donate Now' });
afterEach(() => vi.unstubAllGlobals());

describe('the donation page', () => {
  it('ROUTE-24 DONATE-01 shows where to transfer money, and that it is a sample', () => {
    open();
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    expect(screen.getAllByRole('term')).toHaveLength(5);
    expect(screen.getByText(/bank and this account don’t exist/)).toBeTruthy();
  });

  it('DONATE-02 shows the code, and says in words what it contains', () => {
    open();
    const code = screen.getByRole('img', { name: /^QR code with a notice: .* no payment details/ });
    expect(code.getAttribute('src')).toBe('/pictures/donation-notice-qr.svg');
  });

  it('DONATE-03 links to the enrolment site, at once and with the answer to the visit', async () => {
    const visits = open({ data: [{ encrstr: 'a+b=' }] });
    expect(donate().getAttribute('href')).toBe(settings.enrolment.donate);
    await vi.waitFor(() =>
      expect(donate().getAttribute('href')).toBe(`${settings.enrolment.donate}?track=a%2Bb%3D`),
    );
    expect(visits).toHaveLength(1);
    expect(visits[0]).toMatchObject({ pagename: 'donation', ip: '' });
  });

  it('DONATE-04 offers CSR, 12A and 80G with their size, in a new tab', () => {
    open();
    const files = ['CSR', '12A', '80G'].map((name) => {
      const link = screen.getByRole('link', { name: new RegExp(`^${name}\\b.*PDF, 5 KB.*new tab`) });
      expect(link.getAttribute('target')).toBe('_blank');
      return link.getAttribute('href');
    });
    expect(files).toEqual(['/documents/csr.pdf', '/documents/12a.pdf', '/documents/80g.pdf']);
  });
});
