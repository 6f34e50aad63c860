import { describe, expect, it } from 'vitest';
import type { SavedRef } from '../../../../data/saved/saved-ref.ts';
import { readShareLink, writeShareLink } from './share-link.ts';

const event = (eventPath: string): SavedRef => ({ kind: 'event', eventPath });
const entry = (eventPath: string, id: string): SavedRef => ({ kind: 'entry', eventPath, id });
const article = (id: string): SavedRef => ({ kind: 'article', id });

describe('the link that carries a list', () => {
  it('carries kinds and ids, and nothing else', () => {
    const refs = [event('athens'), entry('athens', '1x'), article('9w'), entry('athens', '2y')];
    expect(writeShareLink(refs)).toBe('v1;e=athens;s=athens:1x,2y;a=9w');
  });

  it.each([
    { refs: [event('athens')] },
    { refs: [event('a;b,c:d=e#f/g %'), event('Δελφοί')] },
    { refs: [event('athens'), entry('athens', '1x'), entry('खेल', '2y'), entry('खेल', 'z'), article('9w')] },
  ])('reads back as written: $refs', ({ refs }) => {
    expect(readShareLink(writeShareLink(refs))).toEqual({ kind: 'items', name: '', refs });
  });

  it('carries each item once', () => {
    const twice = [event('athens'), event('athens'), entry('athens', '1x'), entry('athens', '1x')];
    expect(writeShareLink(twice)).toBe('v1;e=athens;s=athens:1x');
  });

  it('PLAN-01 is read with each item once, however often it names it', () => {
    const refs = [event('athens'), entry('athens', '1x'), article('9w')];
    expect(readShareLink('v1;e=athens,athens;s=athens:1x,1x;s=athens:1x;a=9w,9w;e=athens')).toEqual({
      kind: 'items',
      name: '',
      refs,
    });
  });

  it.each(['', 'schedule', 'search-field', 'version;e=athens'])(
    'ignores the unrelated fragment %j',
    (fragment) => {
      expect(readShareLink(fragment)).toBeNull();
    },
  );

  it('recognises a link of a newer version', () => {
    expect(readShareLink('v3;all=of-it')).toEqual({ kind: 'other-version' });
  });

  it.each(['Ione', 'Семья Иванов', 'عائلة', 'A;b,c:d=e#f/g %&<b>', '👩‍👩‍👧 and I', 'x'.repeat(40)])(
    'PLAN-03 carries the name %j in a version of its own',
    (name) => {
      const link = writeShareLink([event('athens')], name);
      expect(link).toBe(`v2;n=${encodeURIComponent(name)};e=athens`);
      expect(readShareLink(link)).toEqual({ kind: 'items', name, refs: [event('athens')] });
    },
  );

  it('PLAN-03 makes a name one plain line of at most forty letters', () => {
    const name = (given: string) => {
      const read = readShareLink(writeShareLink([event('athens')], given));
      return read?.kind === 'items' ? read.name : read;
    };
    expect(name('  Ione\n\tand\u0000 Kos  ')).toBe('Ione and Kos');
    expect(name('Ione\u202Etxt.exe\u202C')).toBe('Ione txt.exe');
    expect(name('a\uD800b')).toBe('a b');
    expect(name('😀'.repeat(60))).toBe('😀'.repeat(40));
    expect([name(''), name(' \u200B ')]).toEqual(['', '']);
    expect(writeShareLink([event('athens')], ' ')).toBe('v1;e=athens');
  });

  it.each([
    'v2',
    'v2;n=Ione',
    'v2;n=;e=athens',
    'v2;e=athens',
    'v2;e=athens;n=Ione',
    'v2;n=Ione;n=Kos;e=athens',
    'v1;n=Ione;e=athens',
    'v2;n=%E0%A4%A;e=athens',
    'v2;n=Ione%0Aand;e=athens',
    'v2;n=%20Ione;e=athens',
    'v2;n=a%E2%80%AEb;e=athens',
    `v2;n=${'x'.repeat(41)};e=athens`,
    `v1;${Array.from({ length: 101 }, (_, index) => `s=e${index}:1x`).join(';')}`,
  ])('PLAN-03 rejects a name that we would not have written, and too many events: %.40s', (fragment) => {
    expect(readShareLink(fragment)).toEqual({ kind: 'broken' });
  });

  it.each(['.', ')', ').', '?!', ']'])('PLAN-10 is read with %s behind it, as chats write links', (tail) => {
    for (const fragment of ['v1;e=athens', 'v1;s=athens:1x,2y', 'v2;n=Ione;a=1x'])
      expect(readShareLink(fragment + tail)).toEqual(readShareLink(fragment));
    expect(readShareLink(`v1;s=athens:${tail}`)).toEqual({ kind: 'broken' });
  });

  it('PLAN-10 keeps the end of an event whose path ends as a sentence does', () => {
    const refs = [event('athens (2).'), event("what's on?!")];
    for (const ref of refs)
      expect(readShareLink(`${writeShareLink([ref])}.`)).toEqual({ kind: 'items', name: '', refs: [ref] });
  });

  it.each([
    'v1',
    'v1;',
    'v1;e=',
    'v1;e=athens;s=',
    'v1;e=%E0%A4%A',
    'v1;e=..',
    'v1;s=athens:<b>',
    'v1;s=athens:1x:2y',
    'v1;a=1x,',
    'v1;q=athens',
    `v1;a=${'1,'.repeat(1_000)}1`,
    `v1;e=${'a'.repeat(16_000)}`,
  ])('is rejected as a whole if broken: %.40s', (fragment) => {
    expect(readShareLink(fragment)).toEqual({ kind: 'broken' });
  });
});
