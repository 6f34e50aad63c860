// @vitest-environment happy-dom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readAllStored, readStored, removeStored, writeStored } from './browser-storage.ts';

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => vi.unstubAllGlobals());

describe.each(['localStorage', 'sessionStorage'] as const)('what is stored in %s', (storage) => {
  it('can be read by its name until it is removed', () => {
    expect(readStored('a', storage)).toBeNull();
    expect(writeStored('a', '1', storage)).toBe(true);
    expect([readStored('a', storage), readAllStored(storage)]).toEqual(['1', { a: '1' }]);
    removeStored('a', storage);
    expect([readStored('a', storage), readAllStored(storage)]).toEqual([null, {}]);
  });

  it('is empty if the browser denies access, and nothing throws', () => {
    vi.spyOn(globalThis, storage, 'get').mockImplementation(() => {
      throw new DOMException('no', 'SecurityError');
    });
    expect([readStored('a', storage), readAllStored(storage)]).toEqual([undefined, {}]);
    expect(writeStored('a', '1', storage)).toBe(false);
    removeStored('a', storage);
    vi.restoreAllMocks();
  });
});

it('a full storage reports it, and what is already stored can be read', () => {
  vi.stubGlobal('localStorage', {
    getItem: () => '1',
    setItem: () => {
      throw new DOMException('full', 'QuotaExceededError');
    },
  });
  expect([writeStored('a', '2'), readStored('a')]).toEqual([false, '1']);
});

it('the two storages are independent', () => {
  writeStored('a', 'device');
  writeStored('a', 'session', 'sessionStorage');
  expect([readStored('a'), readStored('a', 'sessionStorage')]).toEqual(['device', 'session']);
});
