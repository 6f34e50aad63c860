import { afterEach, describe, expect, it, vi } from 'vitest';
import { allowLeaflet } from './allow-leaflet.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

describe('the Trusted Types policy for Leaflet', () => {
  it('allows its one probe and no other markup', () => {
    const createPolicy = vi.fn();
    vi.stubGlobal('trustedTypes', { defaultPolicy: null, createPolicy });
    allowLeaflet();
    const [name, { createHTML }] = createPolicy.mock.calls[0] as [
      string,
      { createHTML: (text: string) => string | null },
    ];
    expect(name).toBe('default');
    expect(createHTML('<svg/>')).toBe('<svg/>');
    for (const text of ['', '<b>', '<svg/><img src=x onerror=alert(1)>']) expect(createHTML(text)).toBeNull();
  });

  it('is created once, and not at all in browsers without Trusted Types', () => {
    const createPolicy = vi.fn();
    vi.stubGlobal('trustedTypes', { defaultPolicy: {}, createPolicy });
    allowLeaflet();
    expect(createPolicy).not.toHaveBeenCalled();
    vi.stubGlobal('trustedTypes', undefined);
    expect(allowLeaflet).not.toThrow();
  });
});
