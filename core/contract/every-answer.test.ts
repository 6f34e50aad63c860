import { describe, expect, it } from 'vitest';
import { commandEndpoints, readEndpoints } from './endpoints.ts';
import { RefusedError, ShapeError } from './envelope.ts';
import { bodyOf, fullItems } from './testing/full-answers.ts';
import { readNoting } from './testing/read-noting.ts';

type CallName = keyof typeof fullItems;

const calls = [...readEndpoints, ...commandEndpoints].map((endpoint) => ({
  name: endpoint.name as CallName,
  endpoint,
}));
const named = ['council', 'menu', 'contactMessage'];
const withList = calls.filter(({ name }) => name !== 'menu' && name !== 'contactMessage');
/** The outcome of reading a body: an answer with its notes, or "no answer". */
function outcomeOf(endpoint: (typeof calls)[number]['endpoint'], body: unknown) {
  try {
    return readNoting(endpoint, body);
  } catch (problem) {
    if (problem instanceof ShapeError) return 'no answer';
    throw problem;
  }
}
const good = (name: CallName) => structuredClone(bodyOf(name, [fullItems[name]]));

describe('every answer', () => {
  it('has a complete sample here', () => {
    expect(calls.map(({ name }) => name).sort()).toEqual(Object.keys(fullItems).sort());
  });

  it.each(calls)('$name is read from its complete sample without a note', ({ name, endpoint }) => {
    const { answer, notes } = readNoting(endpoint, good(name));
    expect(notes).toEqual([]);
    expect(answer).not.toBeNull();
    expect(answer).not.toEqual([]);
  });

  it.each(withList)('ERR-03 $name reads the same bare, wrapped and double-wrapped', ({ name, endpoint }) => {
    const items = [fullItems[name]];
    const status = { status: 1, headingText: 'In the news' };
    const bodies: unknown[] = [
      { ...status, data: items },
      { ...status, Details: items },
      { ...status, details: items },
      { ...status, widgets: items },
      { ...status, data: { widgets: items } },
      { ...status, data: items[0] },
    ];
    if (!named.includes(name) && name !== 'linkedNews') bodies.push(items);
    const answers = bodies.map((body) => readNoting(endpoint, body).answer);
    for (const answer of answers) expect(answer).toEqual(readNoting(endpoint, good(name)).answer);
  });

  it.each(calls)('ERR-03 $name rejects null, HTML, a number and {}', ({ name, endpoint }) => {
    const bodies: unknown[] = [null, '<!doctype html><p>Sign in</p>', 42, true, '', { message: 'no route' }];
    // For this call an empty object means "nothing" (COUNTDOWN-03).
    if (name !== 'countdown') bodies.push({});
    for (const body of bodies)
      expect(() => readNoting(endpoint, body), JSON.stringify(body)).toThrow(ShapeError);
  });

  it.each(calls)('ERR-03 $name is refused by a plain no', ({ name, endpoint }) => {
    for (const status of [0, '0', false]) {
      const body = { status, data: [fullItems[name]] };
      expect(() => readNoting(endpoint, body)).toThrow(RefusedError);
    }
  });

  it.each(calls.filter(({ name }) => named.includes(name)))(
    'COUNCIL-05, LAYOUT-08, CONTACT-07 $name acts on status 1 only, as number or text',
    ({ name, endpoint }) => {
      const body = good(name) as object;
      for (const status of [1, '1', true]) {
        expect(readNoting(endpoint, { ...body, status }).answer).toEqual(readNoting(endpoint, body).answer);
      }
      for (const status of [2, '', null, 'ok', 200]) {
        expect(() => readNoting(endpoint, { ...body, status })).toThrow(RefusedError);
      }
    },
  );

  it.each(withList)('$name reads an empty list, bare or wrapped, as nothing', ({ name, endpoint }) => {
    const bodies: unknown[] = [
      { status: 1, data: [] },
      { status: 1, data: null },
      { status: 1, data: '' },
    ];
    if (!named.includes(name)) bodies.push([]);
    for (const body of bodies) {
      const { answer, notes } = readNoting(endpoint, body);
      expect(notes).toEqual([]);
      if (name === 'linkedNews') expect(answer).toEqual({ headingText: '', items: [] });
      else expect([[], null]).toContainEqual(answer);
    }
  });

  it.each(calls.filter(({ endpoint }) => endpoint.read.form.takes === 'list' || endpoint.name === 'menu'))(
    'ERR-02 $name drops a bad item with a note and keeps the others',
    ({ name, endpoint }) => {
      const item = fullItems[name];
      const { answer, notes } = readNoting(endpoint, bodyOf(name, [item, null, 'text', 7, item]));
      expect(answer).toEqual(readNoting(endpoint, bodyOf(name, [item, item])).answer);
      expect(notes).toHaveLength(3);
      expect(notes[0]).toMatch(/^entry 1 left out: /);
    },
  );

  const fields = calls
    .filter(({ name }) => name !== 'contactMessage')
    .flatMap(({ name, endpoint }) =>
      Object.keys(fullItems[name]).map((field) => ({ name, endpoint, field })),
    );

  it.each(fields)('ERR-03 $name $field: null, "" and missing mean the same', ({ name, endpoint, field }) => {
    const { [field]: _, ...without } = fullItems[name] as Record<string, unknown>;
    // Without its only key, nothing shows that an entry belongs to this call.
    const isOnly = Object.keys(without).length === 0;
    const absent = outcomeOf(endpoint, bodyOf(name, [isOnly ? { [field]: null } : without]));
    for (const value of [null, '', '  ']) {
      expect(outcomeOf(endpoint, bodyOf(name, [{ ...without, [field]: value }]))).toEqual(absent);
    }
    const shown = JSON.stringify(absent);
    for (const word of ['undefined', 'NaN', '[object Object]']) expect(shown).not.toContain(word);
  });

  it.each(fields)('$name $field is used: without it the answer differs', ({ name, endpoint, field }) => {
    const { [field]: _, ...without } = fullItems[name] as Record<string, unknown>;
    // A missing value also means "default".
    if (field === 'mobileType') return;
    expect(outcomeOf(endpoint, bodyOf(name, [without]))).not.toEqual(readNoting(endpoint, good(name)));
  });

  const flags = [
    ...['ispopupvisible', 'ispopupvisibleonetime'].map((field) => ['popup', field] as const),
    ...['isautoplaytrue', 'isbuttonvisible'].map((field) => ['banners', field] as const),
    ...['clickable', 'inNewTab'].map((field) => ['menu', field] as const),
    ['appLinks', 'isactive'] as const,
  ];

  it.each(flags)('POPUP-01, LAYOUT-06, LAYOUT-21 %s %s treats 1, "1" and true alike', (name, field) => {
    const endpoint = calls.find((call) => call.name === name)?.endpoint;
    if (endpoint === undefined) throw new Error(`no call ${name}`);
    const answerTo = (value: unknown) =>
      readNoting(endpoint, bodyOf(name, [{ ...fullItems[name], [field]: value }])).answer;
    for (const yes of ['1', ' 1 ', true, 'true']) expect(answerTo(yes)).toEqual(answerTo(1));
    for (const no of [0, '0', false, 'false', null, '', 2, 'yes', {}, [1]]) {
      expect(answerTo(no)).toEqual(answerTo(undefined));
    }
    expect(answerTo(1)).not.toEqual(answerTo(0));
  });
});
