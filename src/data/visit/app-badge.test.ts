import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const setAppBadge = vi.fn(async () => undefined);
const clearAppBadge = vi.fn(async () => undefined);
let showAppBadge: typeof import('./app-badge.ts').showAppBadge;

describe('the badge of the installed app', () => {
  beforeEach(async () => {
    vi.resetModules();
    vi.clearAllMocks();
    vi.stubGlobal('navigator', { setAppBadge, clearAppBadge });
    ({ showAppBadge } = await import('./app-badge.ts'));
  });
  afterEach(() => {
    vi.unstubAllGlobals();
    document.documentElement.className = '';
  });

  it('INSTALL-06 counts waiting messages and unseen changes together', () => {
    showAppBadge({ waitingMessages: 2 });
    showAppBadge({ unseenChanges: 3 });
    expect(setAppBadge.mock.calls).toEqual([[2], [5]]);
  });

  it('INSTALL-06 goes away with the last of them, and what an earlier visit left goes at the start', () => {
    showAppBadge({ waitingMessages: 0 });
    expect(clearAppBadge).toHaveBeenCalledOnce();
    showAppBadge({ waitingMessages: 1 });
    showAppBadge({ waitingMessages: 1 });
    showAppBadge({ waitingMessages: 0 });
    expect(setAppBadge).toHaveBeenCalledOnce();
    expect(clearAppBadge).toHaveBeenCalledTimes(2);
  });

  it('INSTALL-06 is never on a kiosk', () => {
    document.documentElement.className = 'kiosk';
    showAppBadge({ waitingMessages: 1 });
    expect(setAppBadge).not.toHaveBeenCalled();
  });

  it('INSTALL-06 is no failure where the browser has none or refuses it', async () => {
    setAppBadge.mockRejectedValueOnce(new DOMException('no', 'NotAllowedError'));
    showAppBadge({ waitingMessages: 1 });
    vi.stubGlobal('navigator', {});
    showAppBadge({ waitingMessages: 2 });
    await Promise.resolve();
  });
});
