import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

const noted = vi.hoisted(() => new Map<string, unknown>());
vi.mock('#core/storage/device.ts', () => ({
  readDevice: async (name: string, otherwise: unknown) => noted.get(name) ?? otherwise,
  writeDevice: async (name: string, value: unknown) => void noted.set(name, value),
}));

const persist = vi.fn<() => Promise<boolean>>();
/** Reloads the page: it knows only what the device has stored. */
async function openPage() {
  vi.resetModules();
  return import('./persistence.ts');
}

beforeEach(() => {
  noted.clear();
  persist.mockReset().mockResolvedValue(false);
  Object.defineProperty(navigator, 'storage', { value: { persist }, configurable: true });
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'storage');
});

describe('the browser’s promise to keep stored data', () => {
  it.each([
    [true, 'granted'],
    [false, 'refused'],
  ] as const)('ST12 is asked for once, and the word is remembered: %s', async (isGranted, word) => {
    persist.mockResolvedValue(isGranted);
    const first = await openPage();
    await Promise.all([first.askToPersist(), first.askToPersist()]);
    expect(noted.get('persistence')).toBe(word);
    await (await openPage()).askToPersist();
    expect(persist).toHaveBeenCalledOnce();
  });

  it('ST12 is requested again only when the visitor asks for it', async () => {
    const { askToPersist, askToPersistAgain } = await openPage();
    await askToPersist();
    persist.mockResolvedValue(true);
    expect(await askToPersistAgain()).toBe(true);
    expect(noted.get('persistence')).toBe('granted');
  });

  it('ST12 counts as refused if the browser cannot be asked', async () => {
    Reflect.deleteProperty(navigator, 'storage');
    expect(await (await openPage()).askToPersistAgain()).toBe(false);
    expect(noted.get('persistence')).toBe('refused');
  });
});
