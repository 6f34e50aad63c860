import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { AppPrivacyPage } from './app-privacy-page.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <AppPrivacyPage /> }])} />
    </Providers>,
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('the privacy policy of the mobile app', () => {
  it('ROUTE-27 says what the app stores, why and how long', () => {
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Privacy policy of the mobile app');
    const [first, ...others] = screen.getAllByRole('term').map((term) => term.closest('div')?.textContent);
    expect(first).toMatch(/^Name, .*age group.*Kept: as long as you have an account$/);
    expect(others).toHaveLength(5);
  });

  it('ROUTE-27 links to account deletion and to the other policy', () => {
    const address = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(address('Delete your app account')).toBe('/app-delete-account-steps');
    expect(address('Policy of this website')).toBe('/privacy-and-policy');
  });
});
