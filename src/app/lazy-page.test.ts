import { afterEach, describe, expect, it, vi } from 'vitest';
import { CHUNK_TIME_LIMIT_MS, lazyPage } from './lazy-page.ts';

const Page = () => null;

describe('a page whose code is loaded when it is needed', () => {
  afterEach(() => vi.useRealTimers());

  it('provides its component', async () => {
    const load = lazyPage(
      async () => ({ Page }),
      (module) => module.Page,
    );
    expect(await load()).toEqual({ Component: Page });
  });

  it('ERR-04 says "Loading chunk failed" with type missing when the file is not there', async () => {
    const load = lazyPage(
      () => Promise.reject(new TypeError('Failed to fetch dynamically imported module')),
      () => Page,
    );
    await expect(load()).rejects.toMatchObject({
      message: 'Loading chunk failed (missing)',
      type: 'missing',
    });
  });

  it('ERR-04 says the same when a page’s style sheet is not there', async () => {
    const load = lazyPage(
      () => Promise.reject(new Error('Unable to preload CSS for /assets/news-page.css')),
      () => Page,
    );
    await expect(load()).rejects.toMatchObject({ type: 'missing' });
  });

  it('ERR-04 says type other when the file is there and breaks', async () => {
    const load = lazyPage(
      () => Promise.reject(new SyntaxError('x')),
      () => Page,
    );
    await expect(load()).rejects.toMatchObject({ type: 'other' });
  });

  it('ERR-05 gives up after 120 000 ms with type time-out', async () => {
    vi.useFakeTimers();
    const outcome = lazyPage(
      () => new Promise<never>(() => {}),
      () => Page,
    )().catch((error: unknown) => error);
    await vi.advanceTimersByTimeAsync(CHUNK_TIME_LIMIT_MS - 1);
    expect(await Promise.race([outcome, Promise.resolve('waiting')])).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect(await outcome).toMatchObject({ type: 'time-out' });
  });
});
