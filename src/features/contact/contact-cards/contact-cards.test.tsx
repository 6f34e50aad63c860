import { QueryClientProvider } from '@tanstack/react-query';
import { render, screen, waitFor, within } from '@testing-library/react';
import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { expectConsole } from '../../../../tests/support/expect-console.ts';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { createI18n } from '../../../i18n/i18n.ts';
import { ContactCards } from './contact-cards.tsx';

const cards = [
  {
    imageurl: '/media/mail.svg',
    title: 'Write',
    type: 'email',
    text: ['a@b.example', 'c@b.example', 'by hand'],
  },
  { imageurl: '/media/phone.svg', title: 'Call', type: 'mobile', text: ['+91 00000 00101'] },
  { imageurl: '', title: 'Chat', type: 'whatsapp', text: ['+91 00000 00103'] },
  { imageurl: '/media/post.svg', title: 'Visit', type: 'pigeon', text: ['1 Lyre Avenue', 'x@y.example'] },
];
const asked = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();

function open() {
  return render(
    <I18nextProvider i18n={createI18n()}>
      <QueryClientProvider client={createQueryClient()}>
        <MemoryRouter>
          <ContactCards />
        </MemoryRouter>
      </QueryClientProvider>
    </I18nextProvider>,
  );
}
const card = (title: string) => within(screen.getByRole('listitem', { name: title }));

beforeEach(() => {
  vi.stubGlobal('fetch', asked.mockReset().mockResolvedValue(Response.json({ data: cards })));
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('the contact cards', () => {
  it('API-23 request the cards of the page "contact"', async () => {
    open();
    await screen.findByText('Write');
    const [address, init] = asked.mock.calls[0] ?? [];
    expect(address).toBe('/api/ContactUs');
    expect(new Headers(init?.headers).get('pageurl')).toBe('contact');
  });

  it('CONTACT-01 show image, title and every text', async () => {
    open();
    await screen.findByRole('heading', { name: 'Write' });
    expect(card('Write').getByRole('presentation', { hidden: true }).getAttribute('src')).toBe(
      '/media/mail.svg',
    );
    for (const text of cards[0]?.text ?? []) card('Write').getByText(text);
    expect(card('Chat').queryByRole('presentation', { hidden: true })).toBeNull();
  });

  it('CONTACT-02 link by type, and show plain text for an unknown type', async () => {
    open();
    await screen.findByText('Write');
    const hrefs = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual([
      'mailto:a@b.example',
      'mailto:c@b.example',
      'tel:+910000000101',
      'https://wa.me/910000000103',
    ]);
    expect(card('Visit').queryByRole('link')).toBeNull();
  });

  it('CONTACT-09 show a notice when the request fails', async () => {
    expectConsole(/contactCards/);
    asked.mockImplementation(async () => new Response('', { status: 500 }));
    open();
    await screen.findByText(/^The contact details aren’t saved on this device/);
    expect(screen.getByRole('button', { name: 'Try again' })).toBeTruthy();
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('CONTACT-09 render nothing when there are none', async () => {
    asked.mockImplementation(async () => Response.json({ data: [] }));
    const { container } = open();
    await waitFor(() => expect(container.childElementCount).toBe(0));
  });
});
