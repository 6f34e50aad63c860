import { describe, expect, it } from 'vitest';
import type { ItemDifference, TrailEntry } from '#core/desk/content.ts';
import { contentDeskForThisTest } from '../testing/desk-for-test.ts';

const ENTRY = { event: 'lamps', game: 'Kithara', title: 'Final', startsAt: '2031-05-21T18:00' };

/** An event with an entry that is published, then moved by Bo; a new article is not published. */
async function published() {
  const desk = await contentDeskForThisTest();
  const { ada, bo } = desk;
  await ada('POST', '/content/event', {
    id: 'lamps',
    body: { name: 'Lamps', path: 'lamps', newsButton: { text: 'Go' } },
  });
  const entry = (await ada('POST', '/content/scheduleEntry', { body: ENTRY })).said;
  await ada('POST', '/publish', { note: 'First' });
  const body = { ...ENTRY, startsAt: '2031-05-21T19:30' };
  await bo('PUT', `/content/scheduleEntry/${entry.id}`, { version: entry.version, body });
  await bo('POST', '/content/news', { id: 'n', body: { title: 'Rain & <b>wind</b>' } });
  return desk;
}

describe('publishing from the desk', () => {
  it('DESK-29 says item by item and field by field what would change, then publishes it', async () => {
    const { ada, bo } = await published();
    expect((await ada('GET', '/status')).said).toMatchObject({
      latest: { number: 1, author: 'Ada', note: 'First' },
      unpublished: 2,
    });
    const waiting: ItemDifference[] = [
      {
        ...{ kind: 'scheduleEntry', id: 'lamps-1', title: 'Final, Kithara', action: 'change' },
        fields: [{ field: 'startsAt', before: '2031-05-21T18:00', after: '2031-05-21T19:30' }],
      },
      {
        ...{ kind: 'news', id: 'n', title: 'Rain & wind', action: 'add' },
        fields: [{ field: 'title', before: '', after: 'Rain & <b>wind</b>' }],
      },
    ];
    expect((await ada('GET', '/difference')).said.items).toEqual(waiting);
    expect(await bo('POST', '/publish', { note: ' ' })).toMatchObject({
      status: 422,
      said: { message: 'Say what has changed.', problems: [{ field: 'note' }] },
    });
    expect((await bo('POST', '/publish', { note: 'Moved' })).said).toEqual({ number: 2 });
    expect((await bo('POST', '/publish', { note: 'Again' })).said).toEqual({ number: null });
    expect((await ada('GET', '/difference')).said.items).toEqual([]);
    expect((await ada('GET', '/revisions/2/difference')).said).toEqual(waiting);
    const first = (await ada('GET', '/revisions/1/difference')).said as ItemDifference[];
    expect(first.map(({ action, kind }) => `${action} ${kind}`)).toEqual(['add event', 'add scheduleEntry']);
    expect(first[0]?.fields).toContainEqual({ field: 'newsButton.text', before: '', after: 'Go' });
    expect(first[0]?.fields).toContainEqual({ field: 'newsButton.isVisible', before: '', after: 'no' });
  });

  it('DESK-29 shows an older revision again; one that does not exist is unknown', async () => {
    const { ada, bo } = await published();
    await ada('POST', '/publish', { note: 'Second' });
    expect((await bo('POST', '/revisions/1/publish', {})).said).toEqual({ number: 3 });
    expect((await bo('POST', '/revisions/1/publish', { note: 'Once more' })).said).toEqual({ number: null });
    expect((await ada('GET', '/revisions')).said).toMatchObject([
      { number: 3, author: 'Bo', note: 'Back to revision 1', broughtBack: 1 },
      { number: 2, author: 'Ada', note: 'Second', broughtBack: null },
      { number: 1, author: 'Ada', note: 'First', broughtBack: null },
    ]);
    for (const number of ['0', '9', 'last', '1.5']) {
      expect((await ada('GET', `/revisions/${number}/difference`)).status, number).toBe(404);
      expect((await ada('POST', `/revisions/${number}/publish`, {})).status, number).toBe(404);
    }
  });

  it('DESK-30 of two who publish at once one publishes, and the other has nothing to publish', async () => {
    const { ada, bo } = await published();
    const both = await Promise.all([
      ada('POST', '/publish', { note: 'A' }),
      bo('POST', '/publish', { note: 'B' }),
    ]);
    expect(both.map(({ said }) => said.number).toSorted()).toEqual([2, null]);
    expect((await ada('GET', '/revisions')).said).toHaveLength(2);
  });

  it('DESK-80 publishes what was seen; who has not seen all of it gets what is new, and nothing is published', async () => {
    const { ada, bo } = await published();
    const { latestChange } = (await ada('GET', '/difference')).said;
    await bo('POST', '/content/news', { id: 'm', body: { title: 'Sun' } });
    expect(await ada('POST', '/publish', { note: 'Moved', latestChange })).toMatchObject({
      status: 409,
      said: {
        error: 'conflict',
        message: 'Bo changed something in the meantime, so nothing was published.',
        changes: [{ author: 'Bo', action: 'add', kind: 'news', id: 'm', title: 'Sun' }],
      },
    });
    expect((await ada('GET', '/revisions')).said).toHaveLength(1);
    const now = (await ada('GET', '/difference')).said;
    expect(now.items).toHaveLength(3);
    const again = { note: 'Moved', latestChange: now.latestChange };
    expect((await ada('POST', '/publish', again)).said).toEqual({ number: 2 });
    expect((await bo('POST', '/publish', again)).said).toEqual({ number: null });
  });

  it('DESK-80 who saw the difference to a revision that is not the latest any more is told', async () => {
    const { ada, bo } = await published();
    await ada('POST', '/publish', { note: 'Second' });
    await ada('POST', '/content/news', { id: 'm', body: { title: 'Sun' } });
    const { latestChange } = (await ada('GET', '/difference')).said;
    await bo('POST', '/revisions/1/publish', {});
    expect(await ada('POST', '/publish', { note: 'More', latestChange })).toMatchObject({
      status: 409,
      said: { message: 'Somebody changed something in the meantime, so nothing was published.', changes: [] },
    });
  });

  it('DESK-31 the audit trail says who changed what, newest first, by kind and item, page by page', async () => {
    const { ada, bo } = await published();
    for (const id of ['a', 'b']) await ada('POST', '/content/news', { id, body: { title: id } });
    await bo('PUT', '/content/news', { ids: ['a', 'n', 'b'] });
    const trail = (await ada('GET', '/changes')).said as TrailEntry[];
    expect(
      trail.map(({ author, action, kind, id, title }) => `${author} ${action} ${kind} ${id}: ${title}`),
    ).toEqual([
      'Bo move news b: b',
      'Ada add news b: b',
      'Ada add news a: a',
      'Bo add news n: Rain & wind',
      'Bo change scheduleEntry lamps-1: Final, Kithara',
      'Ada add scheduleEntry lamps-1: Final, Kithara',
      'Ada add event lamps: Lamps',
    ]);
    expect(trail[4]?.fields).toEqual([
      { field: 'startsAt', before: '2031-05-21T18:00', after: '2031-05-21T19:30' },
    ]);
    const page = (await ada('GET', `/changes?count=2&before=${trail[1]?.number}`)).said;
    expect(page).toEqual(trail.slice(2, 4));
    expect((await ada('GET', '/changes?kind=scheduleEntry&id=lamps-1')).said).toEqual(trail.slice(4, 6));
    expect((await ada('GET', '/changes?author=Bo')).said).toEqual([trail[0], trail[3], trail[4]]);
    expect((await ada('GET', '/authors')).said).toEqual(['Ada', 'Bo']);
    expect((await ada('GET', '/changes?count=501')).status).toBe(400);
  });
});

describe('what was removed', () => {
  it('DESK-98 is put back out of the audit trail as it was, with its id', async () => {
    const { ada, bo } = await published();
    const item = (await ada('GET', '/content/news/n')).said;
    await ada('DELETE', `/content/news/n?version=${item.version}`);
    const [removal] = (await bo('GET', '/changes')).said as TrailEntry[];
    expect(removal).toMatchObject({ action: 'remove', id: 'n' });
    expect(removal?.fields).toContainEqual({ field: 'title', before: 'Rain & <b>wind</b>', after: '' });
    const back = await bo('POST', `/changes/${removal?.number}/put-back`);
    expect(back).toMatchObject({ status: 200, said: { id: 'n', author: 'Bo', body: item.body } });
    expect((await bo('POST', `/changes/${removal?.number}/put-back`)).said).toMatchObject({
      ...{ error: 'conflict', message: 'It is there again already.' },
    });
    const [addition] = (await bo('GET', '/changes')).said as TrailEntry[];
    for (const other of [addition?.number, 9_999, 'soon'])
      expect((await bo('POST', `/changes/${other}/put-back`)).status).toBe(404);
  });

  it('DESK-98 is not put back without what it belongs to, and the sentence says so', async () => {
    const { ada } = await published();
    for (const kind of ['scheduleEntry', 'event'])
      for (const { id, version } of (await ada('GET', `/content/${kind}`)).said.items)
        await ada('DELETE', `/content/${kind}/${id}?version=${version}`);
    const trail = (await ada('GET', '/changes')).said as TrailEntry[];
    const [event, entry] = trail.map(({ number }) => number);
    const refused = await ada('POST', `/changes/${entry}/put-back`);
    expect(refused).toMatchObject({ status: 422, said: { error: 'invalid' } });
    expect(refused.said.message).toContain('event "lamps", which does not exist');
    expect((await ada('POST', `/changes/${event}/put-back`)).status).toBe(200);
    expect((await ada('POST', `/changes/${entry}/put-back`)).status).toBe(200);
  });
});
