import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ShapeError } from './envelope.ts';
import { metadataFor, readPageMetadata } from './page-metadata.ts';

const file = {
  default: { title: 'Site', description: 'About the site', keywords: 'games, arts' },
  '/': { title: 'Home', description: 'Welcome', keywords: ['home', 'start'] },
  '/event/': { title: 'Events', description: '', keywords: null },
  '/broken': { description: 'no title' },
};
const metadata = readPageMetadata(file);
const titleOf = (path: string) => metadataFor(metadata, path)?.title;

describe('page metadata', () => {
  it('SEO-01 returns the entry of a path', () => {
    expect(metadataFor(metadata, '/')).toEqual({
      title: 'Home',
      description: 'Welcome',
      keywords: 'home, start',
    });
  });

  it('SEO-02 returns the default for every other path, and for what an entry leaves empty', () => {
    expect(metadataFor(metadata, '/event/spring')).toEqual(file.default);
    expect(metadataFor(metadata, '/broken')).toEqual(file.default);
    expect(metadataFor(metadata, '/event')).toEqual({ ...file.default, title: 'Events' });
  });

  it('SEO-04 treats / and /home as one, and ignores a trailing slash', () => {
    for (const path of ['/', '/home', '/home/', '//']) expect(titleOf(path)).toBe('Home');
    for (const path of ['/event', '/event/']) expect(titleOf(path)).toBe('Events');
  });

  it('SEO-05 without a default there may be no entry', () => {
    expect(metadataFor(readPageMetadata({}), '/')).toBeUndefined();
  });

  it('survives being written as JSON', () => {
    expect(JSON.parse(JSON.stringify(metadata))).toEqual(metadata);
  });

  it('is not read from anything but an object', () => {
    for (const body of [null, [], '<p>', 1]) expect(() => readPageMetadata(body)).toThrow(ShapeError);
  });

  it('does not mistake a prototype key for a path', () => {
    for (const path of ['/__proto__', '__proto__', 'constructor', 'toString'])
      expect(titleOf(path)).toBe('Site');
    const polluting = JSON.parse('{"__proto__": {"title": "x"}, "constructor": {"title": "y"}}');
    expect(metadataFor(readPageMetadata(polluting), '/toString')).toBeUndefined();
  });

  it('ERR-03 reads any object without throwing', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), fc.string(), (body, path) => {
        const entry = metadataFor(readPageMetadata(body), path);
        if (entry !== undefined) expect(entry.title).not.toBe('');
      }),
    );
  });
});
