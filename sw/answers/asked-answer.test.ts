import { describe, expect, it } from 'vitest';
import { ask, BASE } from '../testing/worker-under-test.ts';
import { readAsked } from './asked-answer.ts';

describe('recognizing a call', () => {
  it('API-06 distinguishes calls that differ only in their headers', () => {
    expect(ask('a').key).not.toBe(ask('b').key);
    expect(ask('a').key).toBe(ask(' a ').key);
  });

  it('API-07 decodes values', () => {
    expect(ask(encodeURIComponent('खेल')).values).toEqual({ pagename: 'खेल' });
  });

  it('works for an API on another origin and below a path, and for the news, and for nothing else', () => {
    const elsewhere = 'https://api.example/v2';
    const asked = (path: string, init?: RequestInit) =>
      readAsked(new Request(path, init), elsewhere)?.endpoint.name;
    expect(asked(`${elsewhere}/api/GameSchedule`)).toBe('schedule');
    expect(asked(`${elsewhere}/api/news`, { method: 'POST' })).toBe('news');
    expect(asked(`${elsewhere}/api/news`)).toBeUndefined();
    expect(asked(`${elsewhere}/api/cum`, { method: 'POST', body: '{}' })).toBeUndefined();
    expect(asked(`${BASE}/api/GameSchedule`)).toBeUndefined();
  });
});
