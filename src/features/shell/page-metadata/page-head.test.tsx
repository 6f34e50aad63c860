import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { readPageMetadata } from '#core/contract/page-metadata.ts';
import { Providers } from '../../../app/providers.tsx';
import { createQueryClient } from '../../../data/answers/query-client.ts';
import { createI18n, speak } from '../../../i18n/i18n.ts';
import { PageHead } from './page-head.tsx';
import { pageMetadataQuery } from './queries.ts';

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
        <PageHead heading={i18n.t('medals.title')} lead={i18n.t('medals.lead')} name={name} />
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
    expect(description).toMatch(/^Κάθε αγώνισμα των Pythian Games/);
  });

  it('prefers the name of what is shown', async () => {
    expect((await headIn('el', 'Folk dance')).title).toBe('Folk dance – Pythian Games');
  });
});
