import { afterEach, describe, expect, it, vi } from 'vitest';
import { fakeLocks } from '../../tests/support/unit/fake-locks.ts';
import { withFreeLock, withLock } from './with-lock.ts';

afterEach(() => vi.unstubAllGlobals());

/** Work that ends on request and records when it began. */
function slowWork(began: string[], name: string) {
  let end: () => void = () => undefined;
  const work = () => {
    began.push(name);
    return new Promise<string>((resolve) => (end = () => resolve(name)));
  };
  return { work, end: () => end() };
}

describe.each([
  ['with locks', fakeLocks],
  ['without locks', () => undefined],
])('work under a lock, in a browser %s', (_, locks) => {
  it('waits for the work before it', async () => {
    vi.stubGlobal('navigator', { locks: locks() });
    const began: string[] = [];
    const [first, second] = [slowWork(began, 'first'), slowWork(began, 'second')];
    const both = [withLock('a', first.work), withLock('a', second.work)];
    await vi.waitFor(() => expect(began).toEqual(['first']));
    first.end();
    await vi.waitFor(() => expect(began).toEqual(['first', 'second']));
    second.end();
    expect(await Promise.all(both)).toEqual(['first', 'second']);
  });

  it('frees the lock when the work fails', async () => {
    vi.stubGlobal('navigator', { locks: locks() });
    const failed = withLock('a', () => Promise.reject(new Error('lost')));
    const next = withLock('a', async () => 'next');
    await expect(failed).rejects.toThrow('lost');
    expect(await next).toBe('next');
  });
});

describe('in a browser without locks', () => {
  it('work under one name does not wait for work under another', async () => {
    vi.stubGlobal('navigator', {});
    void withLock('b', () => new Promise(() => undefined));
    expect(await withLock('c', async () => 'done')).toBe('done');
  });

  it('work for a free lock waits its turn', async () => {
    vi.stubGlobal('navigator', undefined);
    const began: string[] = [];
    const first = slowWork(began, 'first');
    void withLock('d', first.work);
    const second = withFreeLock('d', async () => 'done', 'taken');
    await vi.waitFor(() => expect(began).toEqual(['first']));
    first.end();
    expect(await second).toBe('done');
  });
});

it.each([
  ['runs if nobody holds it', {}, 'done'],
  ['is not run if somebody does', null, 'taken'],
])('work for a free lock %s', async (_, lock, result) => {
  const request = vi.fn((_name: string, _options: LockOptions, work: (lock: unknown) => unknown) =>
    work(lock),
  );
  vi.stubGlobal('navigator', { locks: { request } });
  expect(await withFreeLock('e', async () => 'done', 'taken')).toBe(result);
  expect(request).toHaveBeenCalledWith('e', { ifAvailable: true }, expect.any(Function));
});
