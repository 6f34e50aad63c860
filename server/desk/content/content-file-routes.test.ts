import { Readable } from 'node:stream';
import { describe, expect, it } from 'vitest';
import { DESK_API } from '#core/desk/addresses.ts';
import { LARGEST_CONTENT_BYTES } from '../../content/transfer/content-file.ts';
import { contentDeskForThisTest } from '../testing/desk-for-test.ts';

const MEGABYTE = 1024 * 1024;
const HEADERS = { person: 'Ada', 'content-type': 'application/json' };

/** A desk with one article, and what it answers to a content file of any size. */
async function deskWithAnArticle() {
  const { app, ada } = await contentDeskForThisTest();
  await ada('POST', '/content/news', { id: 'n', body: { title: 'First' } });
  const send = (payload: string | Readable, headers: Readonly<Record<string, string>> = {}) =>
    app.inject({
      method: 'POST',
      url: `${DESK_API}/content.json`,
      headers: { ...HEADERS, ...headers },
      payload,
    });
  const articles = async () => (await ada('GET', '/content/news')).said.items;
  return { send, articles };
}

const REFUSED = { error: 'too-large', message: expect.stringContaining('larger than 50 MB') };

describe('all content as a file at the desk', () => {
  it('DESK-36 comes back as it went; a dry run writes nothing; problems have their place', async () => {
    const { ada, bo } = await contentDeskForThisTest();
    await ada('POST', '/start', { from: 'sample' });
    const { headers, bytes } = await ada('GET', '/content.json');
    expect(headers['content-disposition']).toBe("attachment; filename*=UTF-8''content.json");
    expect((await bo('POST', '/content.json', bytes, 'application/json')).said).toEqual({
      isImported: true,
      latestChange: expect.any(Number),
      changes: [],
      problems: [],
    });
    const file = JSON.parse(bytes.toString());
    file.items.news.pop();
    const changed = JSON.stringify(file);
    const dry = await bo('POST', '/content.json?dryRun=1', changed);
    expect(dry.said).toMatchObject({
      isImported: false,
      changes: [{ kind: 'news', removed: [expect.any(String)] }],
      problems: [],
    });
    expect((await ada('GET', '/content.json')).bytes).toEqual(bytes);
    expect((await bo('POST', '/content.json', changed)).said).toEqual({ ...dry.said, isImported: true });
    file.items.news[0].file = 'javascript:x';
    const wrong = await bo('POST', '/content.json', JSON.stringify(file));
    expect(wrong.said).toMatchObject({
      isImported: false,
      problems: [expect.stringMatching(/^article ".*" \(no\. 1 in "news"\): "file" must begin/)],
    });
    expect((await bo('POST', '/content.json', 'no json')).said.problems[0]).toMatch(/^This isn’t JSON/);
  });

  it('DESK-99 names what would change as people call it; two of one name are told apart', async () => {
    const { ada } = await contentDeskForThisTest();
    for (const [id, title] of [
      ['a', 'Rain'],
      ['b', 'Rain'],
      ['c', '<b>Sun</b>'],
    ])
      await ada('POST', '/content/news', { id, body: { title } });
    const news = [
      { id: 'c', title: 'Snow' },
      { id: 'd', description: 'no title' },
    ];
    const file = JSON.stringify({ format: 'content', version: 1, items: { news } });
    expect((await ada('POST', '/content.json?dryRun=1', file)).said.changes).toEqual([
      { kind: 'news', added: ['d'], changed: ['Snow'], moved: [], removed: ['Rain (b)', 'Rain (a)'] },
    ]);
  });

  it('DESK-81 is imported into what its dry run saw', async () => {
    const { ada, bo } = await contentDeskForThisTest();
    const file = (await ada('GET', '/content.json')).bytes.toString();
    const { latestChange } = (await ada('POST', '/content.json?dryRun=1', file)).said;
    await bo('POST', '/content/news', { id: 'n', body: { title: 'First' } });
    const late = await ada('POST', `/content.json?latestChange=${latestChange}`, file);
    expect(late).toMatchObject({ status: 409, said: { changes: [{ id: 'n' }] } });
    expect((await ada('GET', '/content/news')).said.total).toBe(1);
  });

  it('DESK-36 may be that of a revision', async () => {
    const { ada } = await contentDeskForThisTest();
    await ada('POST', '/content/news', { id: 'n', body: { title: 'First' } });
    await ada('POST', '/publish', { note: 'First' });
    const { version } = (await ada('GET', '/content/news/n')).said;
    await ada('PUT', '/content/news/n', { version, body: { title: 'Second' } });
    expect((await ada('GET', '/content.json?revision=1')).said.items.news[0].title).toBe('First');
    expect((await ada('GET', '/content.json')).said.items.news[0].title).toBe('Second');
    expect((await ada('GET', '/content.json?revision=2')).status).toBe(404);
  });
});

describe('a content file beyond the limit', () => {
  it('DESK-36 a file that says it is larger than 50 MB is refused before any of it is read', async () => {
    const { send, articles } = await deskWithAnArticle();
    const before = await articles();
    // Only as much as its length is there: whoever waited for the rest would wait for ever.
    const answer = await send('{', { 'content-length': String(LARGEST_CONTENT_BYTES + 1) });
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject(REFUSED);
    expect(await articles()).toEqual(before);
  });

  it('DESK-36 a file that does not say how large it is is refused as soon as it is larger than 50 MB', async () => {
    const { send, articles } = await deskWithAnArticle();
    const before = await articles();
    // One megabyte, sent again and again: the test needs no more.
    const part = Buffer.alloc(MEGABYTE, ' ');
    const answer = await send(Readable.from(Array.from({ length: 51 }, () => part)));
    expect(answer.statusCode).toBe(413);
    expect(answer.json()).toMatchObject(REFUSED);
    expect(await articles()).toEqual(before);
  });
});
