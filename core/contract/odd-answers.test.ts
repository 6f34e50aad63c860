import { describe, expect, it } from 'vitest';
import { readEndpoints } from './endpoints.ts';
import { RefusedError, ShapeError } from './envelope.ts';
import { bodyOf, fullItems } from './testing/full-answers.ts';
import { readNoting } from './testing/read-noting.ts';

/*
 * What failing servers send with status 200. None of it may count as an answer, or it would replace the saved one: only
 * a truly empty answer may be read as empty.
 */
type CallName = keyof typeof fullItems;
const reads = readEndpoints.map((endpoint) => ({ name: endpoint.name as CallName, endpoint }));
const isStatusNamed = (name: CallName) => name === 'council' || name === 'menu';

const MESSAGE = 'Database connection failed';
const WRAPPERS = ['data', 'Details', 'details', 'widgets'] as const;

/** Entries that belong to no call. */
const RUBBISH: readonly unknown[] = [
  MESSAGE,
  '',
  0,
  500,
  true,
  false,
  null,
  [],
  [MESSAGE],
  {},
  { error: MESSAGE },
  { message: MESSAGE },
  { nonsense: true },
  { status: 500, message: MESSAGE },
  { errors: [{ message: MESSAGE }] },
  { 0: MESSAGE },
  { exception: 'PDOException', trace: [] },
  { id: 0, message: MESSAGE },
];
const LISTS: readonly (readonly unknown[])[] = [
  ...RUBBISH.map((entry) => [entry]),
  ...RUBBISH.map((entry) => [entry, entry, entry]),
  [...RUBBISH],
];

/** Fields by which a wrapper says that it contains no answer, whatever else it contains. */
const FAILURES: readonly object[] = [
  ...[0, '0', false, 'false', -1, 2, 400, 404, 429, 500, '500', 503, 'error', 'fail', 'FAILED', [], {}].map(
    (status) => ({ status }),
  ),
  { status: { code: 500 } },
  { success: false },
  { success: 0 },
  { error: true },
  { error: MESSAGE },
  { error: { code: 500, message: MESSAGE } },
  { errors: [{ message: MESSAGE }] },
  { errors: { eventurl: ['is required'] } },
  { code: 500, message: MESSAGE },
  { statusCode: 503, message: MESSAGE },
  { status_code: '404', message: MESSAGE },
];

/** Everything that may be in place of the list, without an entry that fits. */
const HELD: readonly unknown[] = [...LISTS, MESSAGE, 7, true, { nonsense: true }, { error: MESSAGE }];
const EMPTY: readonly unknown[] = [[], {}, null, ''];

const inWrappers = (held: unknown, more: object = {}) => [
  ...WRAPPERS.map((wrapper) => ({ status: 1, ...more, [wrapper]: held })),
  ...WRAPPERS.map((wrapper) => ({ status: 1, data: { ...more, [wrapper]: held } })),
];

function oddBodies(name: CallName): unknown[] {
  const item = fullItems[name];
  const marked = FAILURES.flatMap((failure) =>
    [[], null, [item], item].flatMap((held) => [
      { ...failure, data: held },
      { ...failure, Details: held },
    ]),
  );
  const markedInside = FAILURES.map((failure) => ({ status: 1, data: { ...failure, data: [] } }));
  const bare = [null, MESSAGE, '', 0, 500, true, '<!doctype html>', { message: MESSAGE }, { error: MESSAGE }];
  return [
    ...bare,
    ...LISTS,
    ...HELD.flatMap((held) => inWrappers(held)),
    ...marked,
    ...(isStatusNamed(name) ? [] : markedInside),
    { message: MESSAGE, data: null },
    { type: 'about:blank', title: 'Internal Server Error', status: 500, detail: MESSAGE },
  ];
}

function isRefused(name: CallName, body: unknown): boolean {
  const endpoint = reads.find((read) => read.name === name)?.endpoint;
  if (endpoint === undefined) throw new Error(`no call ${name}`);
  try {
    readNoting(endpoint, body);
    return false;
  } catch (problem) {
    if (problem instanceof ShapeError || problem instanceof RefusedError) return true;
    throw problem;
  }
}

describe('an error with status 200', () => {
  it.each(reads)('ERR-03 $name rejects it in each of its forms', ({ name }) => {
    const bodies = oddBodies(name);
    expect(bodies.length).toBeGreaterThan(318);
    const taken = bodies.filter((body) => !isRefused(name, body));
    expect(taken.map((body) => JSON.stringify(body))).toEqual([]);
  });

  it.each(reads)('ERR-03 $name reads a truly empty answer as nothing', ({ name, endpoint }) => {
    const wrapper = name === 'menu' ? ['data'] : WRAPPERS;
    const bodies = EMPTY.flatMap((held) => wrapper.map((word) => ({ status: 1, [word]: held })));
    for (const body of isStatusNamed(name) ? bodies : [[], ...bodies]) {
      const { answer, notes } = readNoting(endpoint, body);
      expect([[], null, { headingText: '', items: [] }]).toContainEqual(answer);
      expect(notes).toEqual([]);
    }
  });

  it.each(reads)('ERR-02 $name leaves out a valid row that says nothing', ({ name, endpoint }) => {
    const blank = Object.fromEntries(Object.keys(fullItems[name]).map((key) => [key, '']));
    for (const rows of [[blank], [blank, blank], [MESSAGE, blank]]) {
      const { answer } = readNoting(endpoint, bodyOf(name, rows));
      expect(JSON.stringify(answer)).not.toContain(MESSAGE);
    }
  });

  it.each([
    ['appLinks', { isactive: 0, link: '', image: '', title: 'iOS' }, []],
    ['banners', { imgurl: '', headingtext: '' }, []],
    ['associates', { logo: '' }, []],
    ['schedule', { game: '', schedule: [] }, []],
    ['schedule', { game: 'Lyre', schedule: null }, [{ game: 'Lyre', entries: [] }]],
    ['notification', { headingtext: '', headingtextdescription: '' }, null],
    ['council', { title: 'Advisers', members: [{ firstname: '' }] }, [{ title: 'Advisers', members: [] }]],
    [
      'upcomingGames',
      { htmlcode: '<p>In May</p>', games: [{ game: '' }] },
      [{ html: '<p>In May</p>', games: [] }],
    ],
  ] as const)('ERR-02 %s reads a row without text as empty', (name, row, said) => {
    const endpoint = reads.find((read) => read.name === name)?.endpoint;
    if (endpoint === undefined) throw new Error(`no call ${name}`);
    expect(readNoting(endpoint, bodyOf(name, [row])).answer).toEqual(said);
  });

  it.each(reads)('ERR-02 $name keeps the good entry among bad ones', ({ name, endpoint }) => {
    const item = fullItems[name];
    const { answer } = readNoting(endpoint, bodyOf(name, [item, ...RUBBISH]));
    expect(answer).toEqual(readNoting(endpoint, bodyOf(name, [item])).answer);
  });

  it.each(['ok', 'OK', 'success', 200, '200', 201, 1, '1', true, null, ''])(
    'status %j is not a failure where the specification names none',
    (status) => {
      const body = { status, data: [fullItems.eventList] };
      expect(isRefused('eventList', body)).toBe(false);
      expect(isRefused('eventList', { ...body, error: false, errors: [], success: true })).toBe(false);
    },
  );

  it.each([
    ['schedule', { game: 'Lyre', schedule: [MESSAGE] }],
    ['schedule', { game: 'Lyre', schedule: { error: MESSAGE } }],
    ['council', { title: 'Advisers', members: [{ error: MESSAGE }] }],
    ['upcomingGames', { htmlcode: '', games: MESSAGE }],
  ] as const)('ERR-03 %s takes no group whose own list is one of errors', (name, item) => {
    expect(isRefused(name, bodyOf(name, [item]))).toBe(true);
  });
});
