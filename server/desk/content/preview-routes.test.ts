import { describe, expect, it } from 'vitest';
import { type by, contentDeskForThisTest } from '../testing/desk-for-test.ts';

const asked = async (ada: ReturnType<typeof by>, call: string) => (await ada('GET', `/preview/${call}`)).said;

describe('the preview of the working copy', () => {
  it('DESK-82 answers the calls of the site from the working copy, as it is at that moment', async () => {
    const { ada, revisions } = await contentDeskForThisTest();
    const add = (id: string, title: string) => ada('POST', '/content/news', { id, body: { title } });
    await add('a', 'Rain');
    await revisions.publish({ author: 'Ada', note: 'First' });
    await add('b', 'Sun');
    expect(JSON.stringify(await asked(ada, 'news'))).toContain('Sun');
    await add('c', 'Snow');
    const said = JSON.stringify(await asked(ada, 'news'));
    expect(said).toContain('Snow');
    expect(said).toContain('Rain');
  });

  it('DESK-82 shows nothing of the sample where nothing is published yet', async () => {
    const { ada } = await contentDeskForThisTest();
    await ada('POST', '/content/news', { id: 'a', body: { title: 'Rain' } });
    expect((await asked(ada, 'news')).data).toHaveLength(1);
  });

  it('DESK-82 knows the calls of the site and no others', async () => {
    const { ada } = await contentDeskForThisTest();
    expect((await ada('GET', '/preview/cum')).status).toBe(404);
    expect((await ada('GET', '/preview/toString')).status).toBe(404);
  });
});
