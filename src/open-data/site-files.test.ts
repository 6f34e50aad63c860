import { afterAll, describe, expect, it, vi } from 'vitest';
import type { BuiltPage } from './site-files.ts';

const given = vi.hoisted(() => ({ siteUrl: '' }));
vi.mock('#core/settings.ts', async (load) => {
  const { settings } = await load<typeof import('#core/settings.ts')>();
  return { settings: Object.defineProperty({ ...settings }, 'siteUrl', { get: () => given.siteUrl }) };
});
const { siteFiles } = await import('./site-files.ts');
afterAll(() => vi.resetModules());

const PAGES: readonly BuiltPage[] = [
  { path: '/', isListed: true, facts: { nodes: [] } },
  { path: '/saved', isListed: false, facts: { nodes: [] } },
  { path: '/event/लोक-उत्सव', isListed: true, facts: { nodes: [], schedule: { schedule: {} } } },
  { path: '/privacy-and-policy', isListed: true, facts: { nodes: [] } },
];

function filesOf(pages: readonly BuiltPage[] = PAGES): Record<string, string> {
  const content = { pages, description: 'Games.', robots: 'User-agent: *\n', earlierFeed: null };
  const files = siteFiles({ ...content, now: new Date('2026-11-29T05:00:00Z') });
  return Object.fromEntries(files.map(({ file, text }) => [file, text]));
}

describe('the files of open data', () => {
  it('DATA-02 are at their addresses if the build knows the address of the site', () => {
    given.siteUrl = 'https://games.example';
    const files = filesOf();
    expect(Object.keys(files)).toEqual([
      'robots.txt',
      'sitemap.xml',
      '.well-known/security.txt',
      'schedule/लोक-उत्सव.json',
      'schedules.json',
    ]);
    expect(files['robots.txt']).toBe('User-agent: *\n\nSitemap: https://games.example/sitemap.xml\n');
    expect(files['sitemap.xml']).not.toContain('/saved');
    expect(files['sitemap.xml']).toContain(
      `<loc>https://games.example/event/${encodeURIComponent('लोक-उत्सव')}</loc>`,
    );
    expect(files['.well-known/security.txt']).toContain('Expires: 2027-11-24T05:00:00Z');
  });

  it('DATA-02 are aside, with a stand-in for it, if the build does not know it', () => {
    given.siteUrl = '';
    const files = filesOf();
    expect(Object.keys(files).every((file) => file.startsWith('unaddressed/'))).toBe(true);
    expect(files['unaddressed/sitemap.xml']).toContain('<loc>https://site.invalid/</loc>');
  });

  it('DATA-04 list the schedules that there are, as pages link to them', () => {
    const list = filesOf()['unaddressed/schedules.json'] ?? '';
    expect(JSON.parse(list)).toEqual([`/schedule/${encodeURIComponent('लोक-उत्सव')}.json`]);
    expect(JSON.parse(filesOf([])['unaddressed/schedules.json'] ?? '')).toEqual([]);
  });

  it('DATA-02 name an article once, by its own address, whether it has a document of its own or not', () => {
    given.siteUrl = 'https://games.example';
    const article = (key: string) => ({
      id: `urn:uuid:${key}`,
      address: `/news/details?article=${key}`,
      title: key,
      text: '',
      picture: null,
    });
    const articles = [article('newest'), article('%E5%BE%B7')];
    const { 'sitemap.xml': text = '' } = filesOf([
      { path: '/news', isListed: true, facts: { nodes: [], articles } },
      { path: '/news/details', isListed: true, facts: { nodes: [] } },
      { path: '/news/details?article=德', isListed: true, facts: { nodes: [] } },
    ]);
    expect([...text.matchAll(/<loc>([^<]*)/g)].map(([, address]) => address)).toEqual([
      'https://games.example/news',
      'https://games.example/news/details?article=%E5%BE%B7',
      'https://games.example/news/details?article=newest',
    ]);
  });

  it('DATA-03 have no feed while there is no news', () => {
    expect(Object.keys(filesOf()).filter((file) => file.includes('feed'))).toEqual([]);
  });
});
