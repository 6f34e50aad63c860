import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { catalogue } from '#content/event-categories/catalogue.ts';
import { competitionName } from '#content/event-categories/competitions.ts';
import { expectConsole } from '../../../tests/support/expect-console.ts';
import { Providers } from '../../app/providers.tsx';
import { createQueryClient } from '../../data/answers/query-client.ts';
import { createI18n } from '../../i18n/i18n.ts';
import { paths } from '../../navigation/paths.ts';
import { CompetitionsPage } from './competitions-page.tsx';

const MARTIAL = 'martial-arts-and-traditional-games';

function open(address: string) {
  const router = createMemoryRouter(
    [{ path: '/event-categories/:event/:page', element: <CompetitionsPage /> }],
    { initialEntries: [address] },
  );
  return render(
    <Providers queryClient={createQueryClient()} i18n={createI18n()}>
      <RouterProvider router={router} />
    </Providers>,
  );
}

/** Mocks the server: titles for /seo.json, and the given response to a reported visit. */
function answerWith(tracking: () => Response | Promise<Response>) {
  vi.stubGlobal('fetch', async (address: string) =>
    String(address).endsWith('/seo.json') ? Response.json({}) : tracking(),
  );
}

const register = () => screen.getAllByRole('link', { name: 'Click to Register' });
const listUnder = (label: string, place: HTMLElement) => {
  const list = within(place).getByText(label, { selector: 'dt' }).nextElementSibling as HTMLElement;
  return within(list)
    .getAllByRole('listitem')
    .map((one) => one.textContent);
};
const card = (name: string) => {
  const item = screen.getByRole('heading', { level: 2, name }).closest('li');
  if (item === null) throw new Error(`${name} is in no list`);
  return item;
};
/** What a page says once, because all its competitions share it. */
const shared = () => screen.getByRole('heading', { level: 2, name: 'For all competitions' }).parentElement;
/** The parts of the page that are about a competition. */
const about = (name: string) => [card(name), shared()].filter((part) => part !== null);
const partWith = (label: string, name: string) => {
  const parts = about(name).filter((part) => within(part).queryByText(label, { selector: 'dt' }) !== null);
  expect(parts, `${name}: ${label}`).toHaveLength(1);
  return parts[0] ?? document.body;
};

beforeEach(() => {
  answerWith(() => Response.json([]));
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(false);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

describe('a page of the catalogue', () => {
  it('ROUTE-21 CAT-03 CAT-06 CAT-07 CAT-13 DATA-10 lists its competitions with name, link and any description', () => {
    const described = new Set<string | null | undefined>();
    for (const category of catalogue) {
      for (const page of category.pages) {
        const { container } = open(paths.categoryPage(category.key, page.key));
        const words = (selector: string) =>
          [...container.querySelectorAll(selector)].map((one) => one.textContent);
        expect(words('h1')).toEqual([page.name]);
        const names = 'map' in page.data ? page.data.map(competitionName) : [];
        expect(words('li h2')).toEqual(names);
        expect(words('nav[aria-label$="competitions"] a')).toEqual(names);
        const registrations = names.length === 0 ? [page.name] : names;
        expect(words('a[target]')).toEqual(registrations.map(() => 'Click to Register'));
        expect(words('h1 + .lead')).toEqual(page.description === undefined ? [] : [page.description]);
        expect(words('p')).not.toContain('');
        const about = document.querySelector('meta[property="og:description"]')?.getAttribute('content');
        expect(described, 'no two are described alike').not.toContain(about);
        described.add(about);
        cleanup();
      }
    }
  });

  it.each([
    ['musical-vocal-instrumental-arts/vocal-music', 'Classical Vocal'],
    ['musical-vocal-instrumental-arts/string-instruments', 'Sitar'],
    ['performing-theatre-arts/theatre', 'One-Act Play'],
  ])('CAT-07 CAT-08 %s calls its items by name, instrument or title and shows their lists', (page, name) => {
    open(`/event-categories/${page}`);
    for (const label of ['Age categories', 'Rounds', 'Judging criteria'])
      expect(listUnder(label, partWith(label, name)).length).toBeGreaterThan(0);
    expect(listUnder('Rounds', partWith('Rounds', name)).at(-1)).toBe('Final');
  });

  it.each([
    ['musical-vocal-instrumental-arts/percussion-instruments', 'Tabla', 'Category'],
    [`${MARTIAL}/traditional-games`, 'Kabaddi', 'Categories'],
    ['musical-vocal-instrumental-arts/string-instruments', 'Sitar', 'Repertoire'],
    ['performing-theatre-arts/puppetry-and-shadow-play', 'String Puppets', null],
  ])('CAT-09 %s shows its field under %s', (page, name, label) => {
    open(`/event-categories/${page}`);
    const shown = ['Category', 'Categories', 'Repertoire'].filter((one) =>
      about(name).some((part) => within(part).queryByText(one, { selector: 'dt' }) !== null),
    );
    expect(shown).toEqual(label === null ? [] : [label]);
    if (label !== null) expect(listUnder(label, partWith(label, name)).join('')).not.toBe('');
  });

  it('CAT-08 says once what all its competitions share, and in each what differs', () => {
    open('/event-categories/musical-vocal-instrumental-arts/string-instruments');
    for (const label of ['Age categories', 'Rounds', 'Judging criteria'])
      expect(screen.getAllByText(label, { selector: 'dt' })).toHaveLength(1);
    expect(screen.getAllByText('Repertoire', { selector: 'dt' })).toHaveLength(6);
    cleanup();
    // Of its five contests only the marathon has a single round.
    open(`/event-categories/${MARTIAL}/beach-games`);
    expect(listUnder('Rounds', card('Beach Marathon'))).toEqual(['Final']);
    expect(screen.getAllByText('Rounds', { selector: 'dt' })).toHaveLength(5);
  });

  it('lists its competitions as links to their headings, which take the focus', () => {
    for (const category of catalogue) {
      for (const page of category.pages.filter(({ data }) => 'map' in data)) {
        open(paths.categoryPage(category.key, page.key));
        const list = screen.getByRole('navigation', { name: /^\d competitions$/ });
        for (const link of within(list).getAllByRole('link')) {
          const heading = screen.getByRole('heading', { level: 2, name: link.textContent ?? '' });
          expect(link.getAttribute('href')).toBe(
            `${paths.categoryPage(category.key, page.key)}#${heading.id}`,
          );
          fireEvent.click(link);
          expect(document.activeElement).toBe(heading);
        }
        cleanup();
      }
    }
  });

  it('CAT-10 CAT-13 a page for one competition has its lists and one link', () => {
    open('/event-categories/musical-vocal-instrumental-arts/bands-and-ensembles');
    expect(listUnder('Categories', document.body).length).toBeGreaterThan(1);
    expect(listUnder('Age categories', document.body)).toEqual(['Under 18', '18-30', '31 and above']);
    expect(listUnder('Rounds', document.body)).toEqual(['Preliminary', 'Final']);
    expect(listUnder('Judging criteria', document.body)).toContain('Rhythm');
    expect(register()).toHaveLength(1);
    cleanup();
    open('/event-categories/robotic-virtual-digital-arts/digital-sound');
    expect(screen.queryByText('Categories', { selector: 'dt' })).toBeNull();
  });

  it('CAT-05 CAT-07 shows the given part of its picture in its shape, and the default without one', () => {
    const category = catalogue.flatMap(({ key, pages }) => pages.map((page) => ({ key, page })));
    const bare = category.find(({ page }) => 'map' in page.data && page.data.some(({ img }) => !img));
    if (bare === undefined) throw new Error('Some item should have no picture');
    const { container } = open(paths.categoryPage(bare.key, bare.page.key));
    const sources = [...container.querySelectorAll('li img')].map((image) => image.getAttribute('src'));
    expect(sources).toContain('/default-thumbnail.jpg');
    expect(sources).toContainEqual(expect.stringMatching(/\.svg#svgView\(viewBox\(\d+(,\d+){3}\)/));
  });

  it('CAT-13 its links open the enrolment site in a new tab and can be told apart', async () => {
    answerWith(() => Response.json([{ encrstr: '?track=abc' }]));
    open(`/event-categories/${MARTIAL}/water-sports`);
    await vi.waitFor(() =>
      expect(register()[0]?.getAttribute('href')).toBe('/enrolment-sample/game?track=abc'),
    );
    const described = register().map((link) =>
      link
        .getAttribute('aria-describedby')
        ?.split(' ')
        .map((id) => document.getElementById(id)?.textContent)
        .join(' '),
    );
    expect(described).toContain('Rowing (opens in a new tab)');
    expect(new Set(described).size).toBe(6);
    for (const link of register()) {
      expect(link.textContent).toBe('Click to Register');
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toContain('noopener');
    }
  });

  it('CAT-13 API-19 its links work without a tracking string', async () => {
    expectConsole(/trackVisit: status 500/);
    let answers = 0;
    answerWith(() => {
      answers += 1;
      return new Response(null, { status: 500 });
    });
    open(`/event-categories/${MARTIAL}/water-sports`);
    await vi.waitFor(() => expect(answers).toBe(1));
    await new Promise((resolve) => setTimeout(resolve));
    for (const link of register()) expect(link.getAttribute('href')).toBe('/enrolment-sample/game');
  });

  it('links to the pages before and after it', () => {
    open(`/event-categories/${MARTIAL}/e-sports`);
    const ways = within(screen.getByRole('navigation', { name: 'More in this art' })).getAllByRole('link');
    expect(ways.map((way) => [way.textContent, way.getAttribute('href')])).toEqual([
      ['Previous: Traditional Games', `/event-categories/${MARTIAL}/traditional-games`],
      ['Next: Air Sports', `/event-categories/${MARTIAL}/air-sports`],
    ]);
    cleanup();
    open(`/event-categories/${MARTIAL}/pythian-proleagues`);
    expect(screen.queryByText(/^Next/)).toBeNull();
  });

  it.each([
    ['/event-categories/none/none', 'We can’t find this art'],
    [`/event-categories/${MARTIAL}/none`, 'We can’t find this page'],
    [`/event-categories/${MARTIAL}/constructor`, 'We can’t find this page'],
  ])('CAT-18 Q-46 %s says that it is unknown and shows the eight categories', (address, title) => {
    open(address);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(title);
    expect(
      within(screen.getByRole('navigation', { name: 'The eight arts' })).getAllByRole('link'),
    ).toHaveLength(8);
    expect(document.querySelector('meta[name="robots"]')?.getAttribute('content')).toBe('noindex');
  });
});
