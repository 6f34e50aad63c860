import { render } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readPageMetadata } from '#core/contract/page-metadata.ts';
import { Providers } from '../../../app/providers.tsx';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { createI18n, speak } from '../../../i18n/i18n.ts';
import { PageHead } from './page-head.tsx';
import { pageMetadataQuery, previewQuery } from './queries.ts';

const FILE = {
  default: { title: 'The games', description: 'Arts of many nations.', keywords: 'arts' },
  '/medals': { title: 'Medals and winners – The games', description: 'Gold and silver.', keywords: 'medals' },
};

/** Returns the head of the medals page in a language: what tabs, history and previews show. */
async function headIn(code: string, name?: string) {
  const queryClient = createQueryClient();
  queryClient.setQueryData(pageMetadataQuery.queryKey, readPageMetadata(FILE));
  const i18n = createI18n();
  await speak(i18n, code);
  render(
    <Providers queryClient={queryClient} i18n={i18n}>
      <MemoryRouter initialEntries={['/medals']}>
        <PageHead heading={i18n.t('medals.title')} lead={i18n.t('home.lead')} name={name} />
      </MemoryRouter>
    </Providers>,
  );
  return {
    title: document.title,
    description: document.querySelector('meta[name=description]')?.getAttribute('content'),
    preview: document.querySelector('meta[property="og:title"]')?.getAttribute('content'),
  };
}

describe('the head of a page', () => {
  it('SEO-01 has the texts of the file in English', async () => {
    expect(await headIn('en')).toEqual({
      title: 'Medals and winners – The games',
      description: 'Gold and silver.',
      preview: 'Medals and winners – The games',
    });
  });

  it('I18N-01 has the names of page and site in another language', async () => {
    const { title, description, preview } = await headIn('el');
    expect([title, preview]).toEqual(Array(2).fill('Μετάλλια και νικητές – Pythian Games'));
    expect(description).toMatch(/^Οι Pythian Games/);
  });

  it('prefers the name of what is shown', async () => {
    expect((await headIn('el', 'Folk dance')).title).toBe('Folk dance – Pythian Games');
  });
});

describe('previews of a page', () => {
  const meta = (property: string) =>
    document.querySelector(`meta[property="${property}"]`)?.getAttribute('content');

  function show(props: ComponentProps<typeof PageHead>, preview?: string | null) {
    const queryClient = createQueryClient();
    queryClient.setQueryData(pageMetadataQuery.queryKey, readPageMetadata(FILE));
    if (preview !== undefined) queryClient.setQueryData(previewQuery('/medals').queryKey, preview);
    return render(
      <Providers queryClient={queryClient} i18n={createI18n()}>
        <MemoryRouter initialEntries={['/medals']}>
          <PageHead {...props} />
        </MemoryRouter>
      </Providers>,
    );
  }

  it('DATA-06 show the picture of the site, with its size, where a page has none', () => {
    show({});
    expect(meta('og:image')).toBe('/pictures/og-1200x630.png');
    expect([meta('og:image:width'), meta('og:image:height')]).toEqual(['1200', '630']);
    expect([meta('og:image:alt'), meta('og:locale'), meta('og:type')]).toEqual([
      'Pythian Games',
      'en_US',
      'website',
    ]);
  });

  it('DATA-06 show the picture of a page, of which nobody knows the size', () => {
    show({ name: 'Folk dance', picture: 'https://media.example/folk.webp', kind: 'article' });
    expect(meta('og:image')).toBe('https://media.example/folk.webp');
    expect(meta('og:image:width')).toBeUndefined();
    expect([meta('og:image:alt'), meta('og:type')]).toEqual(['Folk dance', 'article']);
  });

  it('DATA-06 show the picture that was drawn for them rather than the page’s own', () => {
    show({ name: 'Folk dance', picture: '/media/folk.webp' }, '/previews/medals.jpg');
    expect(meta('og:image')).toBe('/previews/medals.jpg');
    expect(meta('og:image:width')).toBe('1200');
  });

  it('DATA-06 show the picture of the site where the build could draw none of a page’s own', () => {
    show({ name: 'Folk dance', picture: 'https://media.example/folk.webp' }, null);
    expect([meta('og:image'), meta('og:image:width')]).toEqual(['/pictures/og-1200x630.png', '1200']);
    expect(meta('og:image:alt')).toBe('Pythian Games');
  });

  it('DATA-06 begin with what the page shows, where it says so', () => {
    const { unmount } = show({ name: 'Folk dance', about: 'Four days of dance.' });
    expect(meta('og:description')).toBe('Four days of dance.');
    unmount();
    show({ name: 'Folk dance', about: '' });
    expect(meta('og:description')).toBe('Gold and silver.');
  });

  it('DATA-01 facts for machines leave the document with the page they are about', () => {
    document.head.insertAdjacentHTML('beforeend', '<link rel="alternate" href="/x.json" data-of-page>');
    const { unmount } = show({});
    expect(document.querySelector('[data-of-page]')).not.toBeNull();
    unmount();
    expect(document.querySelector('[data-of-page]')).toBeNull();
  });
});
