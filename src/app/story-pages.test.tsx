import { cleanup, render, screen, within } from '@testing-library/react';
import { type ComponentType, createElement } from 'react';
import { createMemoryRouter, matchRoutes, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { letter } from '#content/story/founders-message.ts';
import { settings } from '#core/settings.ts';
import { expectConsole } from '../../tests/support/expect-console.ts';
import { createQueryClient } from '../data/answers/query-client.ts';
import { createI18n } from '../i18n/i18n.ts';
import { paths } from '../navigation/paths.ts';
import { Providers } from './providers.tsx';
import { routes } from './routes.tsx';

/** Opens the screen of a path from the table of routes, while every call fails. */
async function open(path: string) {
  const lazy = matchRoutes(routes, path)?.at(-1)?.route.lazy;
  if (typeof lazy !== 'function') throw new Error(`No screen at ${path}`);
  const { Component } = (await lazy()) as { Component: ComponentType };
  const router = createMemoryRouter([{ path: '*', element: createElement(Component) }], {
    initialEntries: [path],
  });
  render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

const heading = (level: number, name: string | RegExp) => screen.getByRole('heading', { level, name });
const wordsOf = (element: Element | null) => element?.textContent?.match(/\S+/g)?.length ?? 0;

const STORY = [
  paths.history(),
  paths.visionAndMission(),
  paths.about(),
  paths.modern(),
  paths.aims(),
  paths.foundersMessage(),
];

beforeEach(() => {
  vi.stubGlobal('fetch', async () => {
    throw new TypeError('Failed to fetch');
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe("the movement's own pages", () => {
  it.each(STORY)(
    'HISTORY-05 HISTORY-09 %s shows its text, and no placeholder, when every call fails',
    async (path) => {
      if (path === paths.about()) expectConsole(/^banners: /);
      await open(path);
      expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
      const text = document.body.textContent ?? '';
      expect(wordsOf(document.body)).toBeGreaterThan(150);
      expect(text).not.toMatch(/\{\w+\}|%7B|undefined|\[object/);
      const links = [...document.querySelectorAll('a')].map(({ href }) => href);
      expect(links.length).toBeGreaterThanOrEqual(3);
      expect(links.join(' ')).not.toMatch(/[{}]|%7B/);
      // Gives the banners of the one page that requests them time to fail.
      await new Promise((resolve) => setTimeout(resolve));
    },
  );

  it('ROUTE-10 has the headings Vision and Mission with text below', async () => {
    await open('/vision-and-mission');
    for (const name of ['Vision', 'Mission'])
      expect(wordsOf(heading(2, name).parentElement)).toBeGreaterThan(60);
  });

  it('ROUTE-12 has a heading and text about the movement', async () => {
    expectConsole(/^banners: /);
    await open('/about-us');
    heading(1, 'About us');
    expect(heading(2, 'Who we are').nextElementSibling?.tagName).toBe('P');
    await new Promise((resolve) => setTimeout(resolve));
  });

  it('ROUTE-13 HISTORY-06 has exactly twelve points under Vision 2050', async () => {
    await open(`/modern-${settings.productSlug}`);
    heading(1, `Modern ${settings.productName}`);
    const points = within(screen.getByRole('list', { name: /Vision 2050/ })).getAllByRole('listitem');
    expect(points).toHaveLength(12);
    expect(new Set(points.map((point) => point.querySelector('h3')?.textContent)).size).toBe(12);
    expect(points.every((point) => wordsOf(point.querySelector('p')) > 5)).toBe(true);
    expect(heading(2, /Vision 2050/)).toBeTruthy();
  });

  it('ROUTE-13 treats another slug as an address that leads nowhere', () => {
    const folderOf = (path: string) => matchRoutes(routes, path)?.at(-1)?.route.handle;
    expect(folderOf(paths.modern())).toEqual({ folder: 'modern' });
    expect(folderOf('/modern-other-games')).toEqual({ folder: 'not-found' });
  });

  it('ROUTE-14 has the aim and eight to ten objectives', async () => {
    await open('/aim-and-objectives');
    expect(wordsOf(heading(2, 'Our aim').nextElementSibling)).toBeGreaterThan(10);
    const points = within(screen.getByRole('list', { name: 'Our objectives' })).getAllByRole('listitem');
    expect(points.length).toBeGreaterThanOrEqual(8);
    expect(points.length).toBeLessThanOrEqual(10);
  });

  it('ROUTE-15 HISTORY-07 has the portrait, name and title, and a social page in a new tab', async () => {
    vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
    await open('/founders-message');
    const portrait = screen.getByRole('img', { name: /Painted portrait of Danae Varunis/ });
    expect(portrait.getAttribute('src')).toBe('/pictures/founder.svg');
    const caption = portrait.closest('figure')?.querySelector('figcaption');
    expect(caption?.textContent).toContain('Danae Varunis');
    expect(caption?.textContent).toContain('Founder and President');
    const link = screen.getByRole('link', { name: /Follow Danae Varunis.*new tab/ });
    expect(link.getAttribute('href')).toMatch(/^https:\/\/example\.org\//);
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('HISTORY-08 has a letter on the mission, past games and planned games', async () => {
    await open('/founders-message');
    const text = document.querySelector('article')?.textContent ?? '';
    for (const word of ['mission', 'national games', '5,000+ participants', 'Para 2025', 'Youth 2026'])
      expect(text).toContain(word);
    expect(text).toContain(`in 2027 we’ll hold the first ${settings.productName} in Athens`);
    expect(letter('Other Games').join(' ')).toContain('the first Other Games in Athens');
  });
});
