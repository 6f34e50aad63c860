import { beforeEach, expect, it, vi } from 'vitest';
import { ephemeralHistory } from './ephemeral-history.ts';

beforeEach(() => history.replaceState(null, '', '/kiosk'));

it('remembers the path in memory only: one browser entry, without state, whose address follows along', () => {
  const before = history.length;
  const { history: past } = ephemeralHistory();
  past.pushState({ key: 'secret' }, '', '/news');
  past.pushState({ key: 'more' }, '', '/event?x=1#y');
  expect([location.pathname + location.search + location.hash, history.length, history.state]).toEqual([
    '/event?x=1#y',
    before,
    null,
  ]);
  expect(past.state).toEqual({ key: 'more' });
});

it('goes back to the previous page, reports it, and stops at the start', async () => {
  const fresh = ephemeralHistory();
  const heard = vi.fn();
  fresh.addEventListener('popstate', heard);
  fresh.history.pushState(null, '', '/news');
  fresh.history.go(-1);
  await vi.waitFor(() => expect(heard).toHaveBeenCalledOnce());
  expect(location.pathname).toBe('/kiosk');
  fresh.history.go(-1);
  expect(location.pathname).toBe('/kiosk');
  fresh.removeEventListener('popstate', heard);
  const stillHears = vi.fn();
  fresh.addEventListener('popstate', stillHears);
  fresh.history.go(1);
  await vi.waitFor(() => expect(stillHears).toHaveBeenCalledOnce());
  expect([location.pathname, heard.mock.calls.length]).toEqual(['/news', 1]);
});

it('drops forward entries on a new navigation, and replaces an entry in place', () => {
  const { history: past } = ephemeralHistory();
  past.pushState(null, '', '/a');
  past.go(-1);
  past.pushState(null, '', '/b');
  past.go(1);
  expect(location.pathname).toBe('/b');
  past.replaceState({ key: 'k' }, '', '/c');
  expect([location.pathname, past.state]).toEqual(['/c', { key: 'k' }]);
});

it('drops all earlier entries when the start page replaces a page', () => {
  const { history: past } = ephemeralHistory();
  past.pushState(null, '', '/search?q=secret');
  past.pushState(null, '', '/news');
  past.replaceState({ key: 'k' }, '', '/kiosk');
  past.go(-1);
  expect([location.pathname, past.state]).toEqual(['/kiosk', { key: 'k' }]);
  past.go(1);
  expect(location.pathname).toBe('/kiosk');
});
