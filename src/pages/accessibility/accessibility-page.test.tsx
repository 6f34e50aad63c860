import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n, speak } from '../../i18n/i18n.ts';
import { AccessibilityPage } from './accessibility-page.tsx';

async function open(language = 'en') {
  const i18n = createI18n();
  await speak(i18n, language);
  const router = createMemoryRouter([{ path: '*', element: <AccessibilityPage /> }], {
    initialEntries: ['/accessibility'],
  });
  render(
    <Providers queryClient={createQueryClient()} i18n={i18n}>
      <RouterProvider router={router} />
    </Providers>,
  );
}
const part = (name: string) => within(screen.getByRole('region', { name }));

beforeEach(() => vi.stubGlobal('fetch', () => new Promise<Response>(() => {})));
afterEach(() => vi.unstubAllGlobals());

describe('the accessibility page', () => {
  it('Q-78 states the goal, what was tested and what is missing', async () => {
    await open();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Accessibility');
    expect(part('What we aim for').getByText(/\(WCAG\) 2\.2 at level AA/)).toBeTruthy();
    expect(part('What we tested, and how').getAllByRole('listitem')).toHaveLength(8);
    expect(part('Known limits').getByText(/haven’t tested any particular screen reader/)).toBeTruthy();
  });

  it('links to the office, and says when it was last checked', async () => {
    await open();
    const reach = part('Tell us what gets in your way');
    expect(reach.getByRole('link', { name: 'Write to us' }).getAttribute('href')).toBe('/contact');
    const day = reach.getByText('Last checked on 23rd November 2026');
    expect(day.getAttribute('datetime')).toBe('2026-11-23');
  });

  it('I18N-01 writes the date as the language does', async () => {
    await open('fr');
    const day = await screen.findByText('Dernière vérification le 23 novembre 2026');
    expect(day.getAttribute('datetime')).toBe('2026-11-23');
  });

  it('Q-78 is open to search engines', async () => {
    await open();
    expect(document.querySelector('meta[name=robots]')).toBeNull();
    expect(document.querySelector('link[rel=canonical]')?.getAttribute('href')).toMatch(/\/accessibility$/);
  });
});
