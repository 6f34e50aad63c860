import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, expect, it, vi } from 'vitest';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { MedalsPage } from './medals-page.tsx';

afterEach(() => vi.unstubAllGlobals());

it('ROUTE-25 MEDALS-03 the medals are there although nothing answers, and nothing is requested', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', (address: string) => {
    asked.push(String(address));
    return new Promise<Response>(() => {});
  });
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={createMemoryRouter([{ path: '*', element: <MedalsPage /> }])} />
    </Providers>,
  );
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Medals and winners');
  expect(screen.getAllByRole('rowheader')).toHaveLength(6);
  await vi.waitFor(() => expect(asked.length).toBeGreaterThan(0));
  expect(asked.filter((address) => !address.endsWith('/seo.json'))).toEqual([]);
});
