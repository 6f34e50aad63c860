import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { DeleteAccountPage } from './delete-account-page.tsx';

beforeEach(() => {
  vi.stubGlobal('fetch', () => new Promise<Response>(() => {}));
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <DeleteAccountPage /> }])} />
    </Providers>,
  );
});
afterEach(() => vi.unstubAllGlobals());

describe('account deletion', () => {
  it('ROUTE-28 POLICY-04 has six steps in order', () => {
    const list = screen.getAllByRole('list').find((one) => one.tagName === 'OL') as HTMLElement;
    expect(within(list).getAllByRole('listitem')).toHaveLength(6);
    expect(within(list).getAllByRole('heading')[0]?.textContent).toBe('Open the app');
    expect(within(list).getAllByRole('heading')[3]?.textContent).toBe('Choose “Delete my account”');
  });

  it('POLICY-01 POLICY-02 POLICY-03 says how long it takes and that it can be undone', () => {
    expect(screen.getByText('Processing the deletion takes up to 90 days.')).toBeTruthy();
    expect(screen.getByText('A confirmation reply comes within 5 days.')).toBeTruthy();
    expect(screen.getByText(/Logging in within 90 days restores the account/)).toBeTruthy();
  });
});
