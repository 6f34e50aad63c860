import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { tellFirstFrame } from './tell-first-frame.ts';

describe('the first frame', () => {
  const postMessage = vi.fn();
  let paint = () => {};
  beforeEach(() => {
    postMessage.mockClear();
    vi.stubGlobal('navigator', { serviceWorker: { controller: { postMessage } } });
    vi.stubGlobal(
      'PerformanceObserver',
      class {
        static supportedEntryTypes = ['paint'];
        constructor(tell: () => void) {
          paint = tell;
        }
        observe() {}
        disconnect() {}
      },
    );
  });
  afterEach(() => void vi.unstubAllGlobals());

  it('is told when it has been drawn', () => {
    tellFirstFrame(true);
    expect(postMessage).not.toHaveBeenCalled();
    paint();
    expect(postMessage).toHaveBeenCalledExactlyOnceWith({ type: 'first-frame' });
  });

  it('is not waited for on a page that is not shown', () => {
    tellFirstFrame(false);
    expect(postMessage).toHaveBeenCalledOnce();
  });

  it('is not waited for in the background', () => {
    const hidden = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    tellFirstFrame(true);
    hidden.mockRestore();
    expect(postMessage).toHaveBeenCalledOnce();
  });

  it('is not waited for where the browser does not say when it draws', () => {
    vi.stubGlobal('PerformanceObserver', undefined);
    tellFirstFrame(true);
    expect(postMessage).toHaveBeenCalledOnce();
  });

  it('interests nobody where no worker is', () => {
    vi.stubGlobal('navigator', {});
    expect(() => tellFirstFrame(true)).not.toThrow();
  });
});
