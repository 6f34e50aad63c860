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

/** The head of the medals' page in a language: what tabs, histories and previews show of it. */
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
  it('SEO-01 says in English what the file says', async () => {
    expect(await headIn('en')).toEqual({
      title: 'Medals and winners – The games',
      description: 'Gold and silver.',
      preview: 'Medals and winners – The games',
    });
  });

  it('I18N-01 says in another language what the page and the site call themselves in it', async () => {
    const { title, description, preview } = await headIn('el');
    expect([title, preview]).toEqual(Array(2).fill('Μετάλλια και νικητές – Pythian Games'));
    expect(description).toMatch(/^Κάθε αγώνισμα των Pythian Games/);
  });

  it('goes by the name of what is shown before all else', async () => {
    expect((await headIn('el', 'Folk dance')).title).toBe('Folk dance – Pythian Games');
  });
});
