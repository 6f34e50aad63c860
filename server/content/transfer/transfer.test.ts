import { describe, expect, it } from 'vitest';
import { times, timesAsLong } from '../../../tests/support/timing/processor-time.ts';
import { itemsOf, workingRows } from '../item-rows.ts';
import { itemTitle } from '../item-title.ts';
import { sampleContent } from '../start/sample-content.ts';
import { contentForThisTest, NOW } from '../testing/content-for-test.ts';
import { type ContentFile, readContentFile, writeContentFile } from './content-file.ts';
import { checkFile, importContent, type PlacedProblem } from './import-content.ts';

const PRODUCT = { name: 'Pythian Games', slug: 'pythian-games' };
const EDIT = { author: 'Ada', at: NOW };
const sample = () => sampleContent({ product: PRODUCT, timeZone: 'Asia/Kolkata', now: NOW });

async function withSample() {
  const content = await contentForThisTest();
  expect(await importContent(content.db, sample(), EDIT)).toMatchObject({ outcome: 'imported' });
  const exported = async () => writeContentFile(itemsOf(await workingRows(content.db)));
  return { ...content, exported };
}
function read(text: string): ContentFile {
  const result = readContentFile(text);
  if (result.outcome === 'unreadable') throw new Error(result.reasons.join('\n'));
  return result.file;
}
type Items = Record<string, Record<string, unknown>[]>;
/** The file with its items changed. */
function edited(text: string, edit: (items: Items) => void): ContentFile {
  const file = JSON.parse(text) as { items: Items };
  edit(file.items);
  return read(JSON.stringify(file));
}

describe('export and import', () => {
  it('CONTENT-13 importing what was exported changes nothing, and the same content is the same file', async () => {
    const { db, exported } = await withSample();
    const text = await exported();
    expect(await importContent(db, read(text), EDIT)).toEqual({
      outcome: 'imported',
      difference: [],
      named: [],
    });
    expect(await exported()).toBe(text);
    const elsewhere = await contentForThisTest();
    await importContent(elsewhere.db, read(text), EDIT);
    expect(writeContentFile(itemsOf(await workingRows(elsewhere.db)))).toBe(text);
  });

  it('CONTENT-18 an uploaded picture that is not there is a problem with its place; one of the working copy is none', async () => {
    const { db, exported } = await withSample();
    const name = `${'c'.repeat(32)}-640x480`;
    const file = `/uploads/${name}/640.webp`;
    const withPicture = edited(await exported(), ({ news = [] }) => Object.assign(news[1] ?? {}, { file }));
    expect(await importContent(db, withPicture, EDIT)).toMatchObject({
      outcome: 'invalid',
      problems: [
        { kind: 'news', field: 'file', place: 2, message: expect.stringContaining('uploaded picture') },
      ],
    });
    const row = { name, alt: '', bytes: 1, uploaded_at: '', author: '' };
    await db.insertInto('uploaded_picture').values(row).execute();
    expect(await importContent(db, withPicture, EDIT)).toMatchObject({ outcome: 'imported' });
    await db.deleteFrom('uploaded_picture').execute();
    const again = edited(await exported(), ({ news = [] }) =>
      Object.assign(news[1] ?? {}, { title: 'Other' }),
    );
    expect(await importContent(db, again, EDIT)).toMatchObject({ outcome: 'imported' });
  });

  it('CONTENT-13 tells what was added, changed, moved and removed; ids stay when something is renamed', async () => {
    const { db, exported } = await withSample();
    const file = edited(await exported(), ({ event = [], news = [], appLink = [] }) => {
      Object.assign(event[0] ?? {}, { name: 'Renamed', path: 'renamed' });
      news.unshift({ id: 'new', title: 'New' }, news.pop() ?? {});
      appLink.pop();
    });
    const { items } = JSON.parse(await exported());
    const [last, gone] = [items.news.at(-1), items.appLink.at(-1)];
    const result = await importContent(db, file, EDIT);
    expect(result).toEqual({
      outcome: 'imported',
      difference: [
        { kind: 'event', added: [], changed: ['101'], moved: [], removed: [] },
        { kind: 'news', added: ['new'], changed: [], moved: ['9'], removed: [] },
        { kind: 'appLink', added: [], changed: [], moved: [], removed: ['3'] },
      ],
      named: [
        { kind: 'event', added: [], changed: ['Renamed'], moved: [], removed: [] },
        { kind: 'news', added: ['New'], changed: [], moved: [itemTitle('news', '9', last)], removed: [] },
        { kind: 'appLink', added: [], changed: [], moved: [], removed: [itemTitle('appLink', '3', gone)] },
      ],
    });
    expect(
      JSON.parse(await exported())
        .items.news.map(({ id }: { id: string }) => id)
        .slice(0, 3),
    ).toEqual(['new', '9', '1']);
  });

  it('CONTENT-13 a dry run tells the same and writes nothing', async () => {
    const { db, exported } = await withSample();
    const text = await exported();
    const file = edited(text, ({ news = [] }) => news.pop());
    const dry = await importContent(db, file, EDIT, true);
    expect(await exported()).toBe(text);
    expect(await importContent(db, file, EDIT)).toEqual(dry);
    expect(await exported()).not.toBe(text);
  });

  it('CONTENT-13 with one mistake nothing is imported, and every problem says where it is', async () => {
    const { db, exported } = await withSample();
    const text = await exported();
    const file = edited(text, ({ scheduleEntry = [], news = [] }) => {
      Object.assign(scheduleEntry[2] ?? {}, { startsAt: 'noon' });
      scheduleEntry.push({ ...scheduleEntry[0] });
      news.pop();
    });
    const result = await importContent(db, file, EDIT);
    expect(result).toMatchObject({
      outcome: 'invalid',
      problems: [
        { kind: 'scheduleEntry', place: 3, id: '101-3', field: 'startsAt' },
        { kind: 'scheduleEntry', id: '101-1', field: 'id', message: 'occurs twice; every item has its own' },
      ],
    });
    expect(await exported()).toBe(text);
  });

  it('CONTENT-13 kinds that a file does not name stay, but must still fit', async () => {
    const { db, exported } = await withSample();
    const before = JSON.parse(await exported()).items;
    const only = (items: object) => read(JSON.stringify({ format: 'content', version: 1, items }));
    expect(await importContent(db, only({ news: [] }), EDIT)).toMatchObject({ outcome: 'imported' });
    expect(JSON.parse(await exported()).items).toEqual({ ...before, news: [] });
    const result = await importContent(db, only({ event: [] }), EDIT);
    expect(result).toMatchObject({
      outcome: 'invalid',
      problems: expect.arrayContaining([
        expect.objectContaining({ kind: 'scheduleEntry', field: 'event', place: null }),
      ]),
    });
  });

  it.each([
    ['', 'This isn’t JSON'],
    ['[]', 'must be one JSON object'],
    ['{"items":{}}', 'it must have "format": "content"'],
    ['{"format":"content","version":2,"items":{}}', 'only 1 can be read here'],
    ['{"format":"content","version":1,"items":{"pages":[]}}', '"pages" isn’t a kind of content'],
    ['{"format":"content","version":1,"items":{"constructor":[]}}', '"constructor" isn’t a kind of content'],
    ['{"format":"content","version":1,"items":{"event":{}}}', '"event" must be a list of objects'],
    ['{"format":"content","version":1,"items":{"event":[1]}}', '"event" must be a list of objects'],
  ])('CONTENT-13 the file %s is refused in words', (text, reason) => {
    const result = readContentFile(text);
    expect(result).toMatchObject({ outcome: 'unreadable', reasons: [expect.stringContaining(reason)] });
  });

  it('CONTENT-13 a file with more items than a kind can have is refused with one sentence, in the time of ten parses', async () => {
    const news = `[${Array.from({ length: 200_000 }, () => '{}').join()}]`;
    const text = `{"format":"content","version":1,"items":{"news":${news}}}`;
    expect(readContentFile(text)).toEqual({
      outcome: 'unreadable',
      reasons: ['"news" has 200000 items; the limit is 10000.'],
    });
    const share = await timesAsLong(
      () => readContentFile(text),
      () => times(10, () => JSON.parse(text)),
    );
    expect(share).toBeLessThan(1);
  });

  it('CONTENT-13 of all that is wrong with a file the first hundred are said, in about the time that importing as many takes', async () => {
    const { db } = await withSample();
    const problemsOf = async (items: object): Promise<readonly (string | PlacedProblem)[]> => {
      const result = readContentFile(JSON.stringify({ format: 'content', version: 1, items }));
      if (result.outcome === 'unreadable') return result.reasons;
      const outcome = await importContent(db, result.file, EDIT);
      return outcome.outcome === 'invalid' ? outcome.problems : [];
    };
    const kinds = Array.from({ length: 50_000 }, (_, index) => [`kind${index}`, []]);
    const tenThousand = (event: string) =>
      Array.from({ length: 10_000 }, (_, index) => ({
        ...{ id: `e-${index}`, event, game: 'Lyre', startsAt: '2031-05-21T18:00' },
      }));
    const allProblems = async () => {
      expect(await problemsOf(Object.fromEntries(kinds))).toHaveLength(100);
      expect(await problemsOf({ news: Array.from({ length: 10_000 }, () => ({})) })).toHaveLength(100);
      const astray = await problemsOf({ scheduleEntry: tenThousand('none') });
      expect(astray).toHaveLength(100);
      expect(astray.at(-1)).toMatchObject({ id: 'e-99', field: 'event', place: 100 });
      const [long] = await problemsOf({ ['x'.repeat(100_000)]: [] });
      expect(String(long).length).toBeLessThan(500);
    };
    const noProblem = async () =>
      expect(await problemsOf({ scheduleEntry: tenThousand('101') })).toHaveLength(0);
    expect(await timesAsLong(allProblems, noProblem)).toBeLessThan(5);
  });

  it('CONTENT-13 five thousand entries are imported, and again without a change', async () => {
    const { db, exported } = await withSample();
    const many = Array.from({ length: 5_000 }, (_, index) => ({
      id: `many-${index}`,
      event: '101',
      game: `Game ${index % 40}`,
      startsAt: '2031-05-21T18:00',
    }));
    const file = edited(await exported(), (items) => {
      items.scheduleEntry = many;
    });
    const { difference = [] } = (await importContent(db, file, EDIT)) as {
      difference?: { added: unknown[] }[];
    };
    expect(difference[0]?.added).toHaveLength(5_000);
    expect(await importContent(db, file, EDIT)).toEqual({ outcome: 'imported', difference: [], named: [] });
  });

  it('CONTENT-13 leaves turns to everybody else while a large file is checked', async () => {
    const drafts = Array.from({ length: 1_000 }, (_, index) => ({
      ...{ kind: 'news' as const, id: `n${index}`, body: { title: 'News' } },
    }));
    let turns = 0;
    let isOver = false;
    const others = () => {
      turns += 1;
      if (!isOver) setImmediate(others);
    };
    setImmediate(others);
    const { found, problems } = await checkFile({ kinds: ['news'], drafts });
    isOver = true;
    expect(problems).toEqual([]);
    expect(found.size).toBe(1_000);
    expect(turns).toBeGreaterThanOrEqual(4);
  });
});
