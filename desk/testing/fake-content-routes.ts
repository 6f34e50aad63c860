import type {
  ChangedItem,
  NewItem,
  NewOrder,
  ProgrammeReport,
  ToPublish,
  ToStart,
} from '#core/desk/content.ts';
import { FAKE_KINDS } from './fake-content.ts';
import type { FakeRoutes } from './fake-desk-state.ts';
import { refuse } from './fake-refusal.ts';

const NO_FILTER = ['q', 'sort', 'order', 'from', 'count'];

export const contentRoutes: FakeRoutes = {
  'GET /kinds': () => FAKE_KINDS,
  'GET /status': ({ desk: { store } }) => ({
    isStarted: store.isStarted,
    latest: store.revisions[0]?.facts ?? null,
    unpublished: store.isStarted ? store.unpublished().length : 0,
  }),
  'POST /start': async ({ desk: { store }, json }) => {
    const { from }: ToStart = await json();
    store.start(from);
  },
  'GET /difference': ({ desk: { store } }) => ({
    latestChange: store.latestChange,
    items: store.unpublished(),
  }),
  'POST /publish': async ({ desk, json }) => {
    const { note, latestChange }: ToPublish = await json();
    desk.store.checkSeen(latestChange, 'published');
    return { number: desk.store.publish(desk.author, note) };
  },
  'GET /changes': ({ desk: { store }, query }) =>
    store.trail
      .filter(({ author }) => author === (query.get('author') ?? author))
      .filter(({ kind, id }) => kind === (query.get('kind') ?? kind) && id === (query.get('id') ?? id)),
  'POST /changes/:/put-back': ({ desk, parts }) => desk.store.putBack(Number(parts[1]), desk.author),
  'GET /authors': ({ desk: { store } }) => [...new Set(store.trail.map(({ author }) => author))],
  'POST /content.json': ({ desk: { store }, query }) => {
    const isDryRun = query.get('dryRun') !== null;
    const seen = query.get('latestChange');
    store.checkSeen(seen === null ? undefined : Number(seen), 'imported');
    const titles = store.list('news').map(({ body }) => String(body.title));
    const changes = [{ kind: 'news', added: ['Doors open'], changed: [], moved: [], removed: titles }];
    return { isImported: !isDryRun, latestChange: store.latestChange, changes, problems: [] };
  },
  'GET /revisions': ({ desk: { store } }) => store.revisions.map(({ facts }) => facts),
  'GET /revisions/:/difference': ({ desk: { store }, parts }) => store.differenceOf(Number(parts[1])),
  'POST /revisions/:/publish': async ({ desk, parts, json }) => {
    const { note }: ToPublish = await json();
    return { number: desk.store.publish(desk.author, note, Number(parts[1])) };
  },
  'GET /content/:': ({ desk: { store }, parts, query }) => {
    const words = (query.get('q') ?? '').toLowerCase();
    const filters = [...query].filter(([name]) => !NO_FILTER.includes(name));
    const found = store
      .list(parts[1] ?? '')
      .filter(({ body }) => JSON.stringify(body).toLowerCase().includes(words))
      .filter(({ body }) => filters.every(([name, value]) => body[name] === value));
    const sort = query.get('sort');
    const sorted =
      sort === null ? found : found.toSorted((a, b) => `${a.body[sort]}`.localeCompare(`${b.body[sort]}`));
    const from = Number(query.get('from') ?? 0);
    return { items: sorted.slice(from, from + Number(query.get('count') ?? 25)), total: found.length };
  },
  'GET /content/:/:': ({ desk: { store }, parts: [, kind = '', id = ''] }) => store.get(kind, id),
  'POST /content/:': async ({ desk, parts, json }) => {
    const { id, body }: NewItem = await json();
    return desk.store.add(parts[1] ?? '', body, desk.author, id);
  },
  'PUT /content/:': async ({ desk: { store }, parts, json }) => {
    const { ids }: NewOrder = await json();
    store.order(parts[1] ?? '', ids);
  },
  'PUT /content/:/:': async ({ desk, parts: [, kind = '', id = ''], json }) => {
    const { version, body }: ChangedItem = await json();
    return desk.store.change(kind, id, version, body, desk.author);
  },
  'POST /content/:/remove': async ({ desk: { store }, parts, json }) => {
    const { items }: { items: readonly { id: string; version: number }[] } = await json();
    store.remove(parts[1] ?? '', items);
  },
  'POST /programme/:': async ({ desk, parts, query, text }) => {
    const written = await text();
    const seen = query.get('latestChange');
    desk.store.checkSeen(seen === null ? undefined : Number(seen), 'imported');
    if (written === '') throw refuse('invalid', 'The file is empty. Choose the one with your programme.');
    return fakeReport(
      desk.store.list('event').some(({ id }) => id === parts[1]),
      query,
      written,
      desk.store.latestChange,
    );
  },
};

/** A file that says "wrong" has a problem in it; a column that is named in the query was taken for what that says. */
function fakeReport(
  isKnown: boolean,
  query: URLSearchParams,
  written: string,
  latestChange: number,
): ProgrammeReport {
  if (!isKnown) throw refuse('unknown', 'This event is not there any more.');
  const given: Readonly<Record<string, string | null>> = JSON.parse(query.get('columns') ?? '{}');
  const column = (name: string, field: string | null) => ({
    ...{ sheet: 'Friday', column: name, field: name in given ? (given[name] ?? null) : field },
    samples: name === 'Who' ? ['Ada', 'Bo'] : [],
  });
  const problems = written.includes('wrong')
    ? ['Sheet "Friday", row 7, column "From": "half past" is no time. Write it like 18:30.']
    : [];
  return {
    isImported: query.get('dryRun') === null && problems.length === 0,
    isEmpty: false,
    latestChange: problems.length === 0 ? latestChange : null,
    added: ['Kithara: masterclass', 'Dance: workshop'],
    changed: [{ title: 'Dance', fields: [{ field: 'title', before: '', after: 'Final' }] }],
    moved: [{ title: 'Aulos: Final', fields: [{ field: 'place', before: 'Old Theatre', after: 'Stadion' }] }],
    removed: ['Poetry: Open stage'],
    problems,
    notes: ['Three notes of the file have no place on the site and are left out.'],
    columns: [
      column('What', 'title'),
      column('From', 'start'),
      column('Where', 'place'),
      column('Who', null),
    ],
    reading:
      query.get('encoding') === 'utf-8' ? 'Read as UTF-8.' : 'Read as Windows-1252, separated by semicolons.',
    encoding: query.get('encoding') ?? 'windows-1252',
  };
}
