import { beforeEach, describe, expect, it, vi } from 'vitest';
import { reloadOnce } from './reload-once.ts';

const reload = vi.fn();
const reach = vi.fn<typeof fetch>();

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('location', { href: 'http://localhost/news', reload });
  vi.stubGlobal('fetch', reach);
  reach.mockResolvedValue(new Response());
  sessionStorage.clear();
  return () => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.resetAllMocks();
  };
});

/** Long enough for a page to be gone, if it is to go. */
async function attempt(): Promise<void> {
  const attempted = reloadOnce();
  await vi.advanceTimersByTimeAsync(60_000);
  await attempted;
}

describe('a page whose code is lost', () => {
  it('ERR-04 is loaded anew once per window, and no second time', async () => {
    await attempt();
    expect(reload).toHaveBeenCalledTimes(1);
    await attempt();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('ERR-04 is not loaded anew while nothing answers, and keeps its one time for later', async () => {
    reach.mockRejectedValueOnce(new TypeError('Failed to fetch'));
    await attempt();
    expect(reload).not.toHaveBeenCalled();
    await attempt();
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it('ERR-04 is not loaded anew where nothing can be remembered: it could go round for ever', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('no', 'SecurityError');
      },
    });
    await attempt();
    expect(reload).not.toHaveBeenCalled();
  });
});
