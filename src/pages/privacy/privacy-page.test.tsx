import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { PrivacyPage } from './privacy-page.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <PrivacyPage /> }])} />
    </Providers>,
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('the privacy policy of this site', () => {
  it('ROUTE-26 is about cookies and privacy, and says when it was last changed', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Cookies and privacy policy');
    expect(screen.getByText(/Last updated on 30th November 2026/).getAttribute('datetime')).toBe(
      '2026-11-30',
    );
    expect(screen.getByRole('heading', { name: 'Cookies' })).toBeTruthy();
    expect(screen.getByRole('heading', { name: 'How to delete everything' })).toBeTruthy();
  });

  it('Q-63 ROUTE-26 has a table of contents whose every link leads somewhere on the page', () => {
    const lines = within(screen.getByRole('navigation', { name: 'Contents' })).getAllByRole('link');
    expect(lines.length).toBeGreaterThan(8);
    for (const line of lines) {
      const { hash } = new URL((line as HTMLAnchorElement).href);
      expect(document.getElementById(hash.slice(1))?.textContent).toBe(line.textContent);
    }
  });
});
