import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { ChunkError } from '../app/lazy-page.ts';
import { reloadForLostChunk } from './reload-for-lost-chunk.ts';
import { rememberReload } from './remember-reload.ts';

const script = { headers: { 'content-type': 'text/javascript' } };
const missing = (file: string) =>
  new ChunkError('missing', new TypeError(`Failed to fetch dynamically imported module: ${file}`));
const missingSheet = new ChunkError('missing', new Error('Unable to preload CSS for /assets/a.css'));
const probe = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
const reload = vi.fn();

beforeEach(() => {
  sessionStorage.clear();
  openPage('/news');
  probe.mockReset().mockImplementation(async () => new Response(null, script));
  reload.mockReset();
  vi.stubGlobal('fetch', probe);
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  document.head.replaceChildren();
  document.body.replaceChildren();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** Opens a page of a build, which references the build's one script. */
function openPage(path: string, build = 'one'): void {
  history.replaceState(null, '', path);
  document.head.innerHTML = `<script async type="module" src="/assets/boot-${build}.js"></script>`;
}

describe('a page whose code is gone', () => {
  it('ERR-04 is reloaded once, even if its style sheet and its script are both gone', async () => {
    await reloadForLostChunk(missingSheet);
    await reloadForLostChunk(missing('/assets/a.js'));
    await reloadForLostChunk(missing('/assets/b.js'));
    expect(reload).toHaveBeenCalledTimes(1);
    expect(probe.mock.calls[0]?.[1]).toMatchObject({ method: 'HEAD', cache: 'no-store' });
  });

  it('ERR-04 is reloaded again if it is another page, or one of another build', async () => {
    await reloadForLostChunk(missing('/assets/a.js'));
    openPage('/event');
    await reloadForLostChunk(missing('/assets/b.js'));
    expect(reload).toHaveBeenCalledTimes(2);
    openPage('/event', 'two');
    await reloadForLostChunk(missing('/assets/c.js'));
    expect(reload).toHaveBeenCalledTimes(3);
  });

  it('ERR-04 stays if it was already reloaded for its main script', async () => {
    rememberReload();
    await reloadForLostChunk(missing('/assets/a.js'));
    expect(reload).not.toHaveBeenCalled();
  });

  it.each([
    ['no network', () => Promise.reject(new TypeError('Failed to fetch'))],
    ['a server in trouble', async () => new Response(null, { ...script, status: 503 })],
    [
      'a redirected response',
      async () => Object.defineProperty(new Response(null, script), 'redirected', { value: true }),
    ],
    ['a sign-in page', async () => new Response('<html>', { headers: { 'content-type': 'text/html' } })],
  ])('ERR-04 stays as it is with %s', async (_, answer) => {
    probe.mockImplementation(answer);
    await reloadForLostChunk(missing('/assets/a.js'));
    expect(reload).not.toHaveBeenCalled();
    probe.mockImplementation(async () => new Response(null, script));
    await reloadForLostChunk(missing('/assets/a.js'));
    expect(reload).toHaveBeenCalledTimes(1);
  });

  it.each(['time-out', 'other'] as const)('ERR-04 stays if the code is not missing: %s', async (type) => {
    await reloadForLostChunk(new ChunkError(type, new Error('x')));
    expect(probe).not.toHaveBeenCalled();
  });

  it('ERR-04 stays if nothing can be stored', async () => {
    vi.stubGlobal('sessionStorage', {
      getItem: () => {
        throw new DOMException('denied', 'SecurityError');
      },
    });
    await reloadForLostChunk(missing('/assets/a.js'));
    expect(reload).not.toHaveBeenCalled();
  });

  it('ERR-04 stays while a field holds typed text', async () => {
    document.body.innerHTML = '<textarea></textarea>';
    const field = document.querySelector('textarea');
    if (field) field.value = 'half a sentence';
    await reloadForLostChunk(missing('/assets/a.js'));
    expect(reload).not.toHaveBeenCalled();
  });
});
