import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { notePackAskedFor, notePage } from '../../../data/visit/gains.ts';
import { LazyInstallOffer } from './lazy-install-offer.tsx';

const saved = vi.hoisted(() => ({ keys: new Set<string>() }));
vi.mock('../../../data/saved/saved-keys.ts', () => ({
  followSavedKeys: () => undefined,
  useSavedKeys: () => saved.keys,
}));
// Whether the moment is right is asked only there, when its code has been loaded.
vi.mock('./install-offer.tsx', () => ({
  InstallOffer: ({ stars }: { stars: number }) => <p>{`The offer, ${stars}`}</p>,
}));

const YESTERDAY = new Date(Date.now() - 86_400_000);

function arrive() {
  const router = createMemoryRouter([{ path: '*', element: <LazyInstallOffer /> }]);
  render(<RouterProvider router={router} />);
  return (path: string) => act(() => router.navigate(path));
}
const offer = () => screen.queryByText(/^The offer/);
/** Time for what must not happen. */
const wait = () => act(() => new Promise((resolve) => setTimeout(resolve, 100)));

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  saved.keys = new Set();
});

describe('INSTALL-01 the offer to install the site', () => {
  it('is looked at on the next page after a download was asked for', async () => {
    const go = arrive();
    notePackAskedFor();
    await wait();
    expect(offer()).toBeNull();
    await go('/news');
    await screen.findByText('The offer, 0');
  });

  it('is looked at on the second page of a visit on another day', async () => {
    notePage(YESTERDAY);
    sessionStorage.clear();
    const go = arrive();
    await wait();
    expect(offer()).toBeNull();
    await go('/news');
    await screen.findByText('The offer, 0');
  });

  it('is looked at on the next page after a star', async () => {
    const go = arrive();
    saved.keys = new Set(['event:delphi']);
    await go('/news');
    await screen.findByText('The offer, 1');
  });

  it('is not even loaded for a visitor who has got nothing out of the site yet', async () => {
    const go = arrive();
    for (const path of ['/news', '/medals', '/event']) await go(path);
    await wait();
    expect(offer()).toBeNull();
  });
});
