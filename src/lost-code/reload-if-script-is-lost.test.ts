import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { reloadIfScriptIsLost } from './reload-if-script-is-lost.ts';
import { wasReloaded } from './remember-reload.ts';

const reload = vi.fn();
const heardUntilNow = new Set<EventListener>();

beforeEach(() => {
  sessionStorage.clear();
  vi.useFakeTimers();
  vi.spyOn(location, 'reload').mockImplementation(reload);
});
afterEach(() => {
  for (const hear of heardUntilNow) removeEventListener('error', hear, true);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  reload.mockClear();
  document.body.replaceChildren();
});

function open(type: NavigationTimingType, isUnattended = false) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([{ type } as PerformanceNavigationTiming]);
  const listen = vi.spyOn(globalThis, 'addEventListener');
  reloadIfScriptIsLost(isUnattended);
  heardUntilNow.add(listen.mock.calls[0]?.[1] as EventListener);
}

/** As in a browser, the event does not bubble beyond the failed element. */
function lose(html: string) {
  const [lost] = new DOMParser().parseFromString(html, 'text/html').querySelectorAll('script, img');
  if (lost) document.body.append(lost);
  lost?.dispatchEvent(new Event('error'));
}

const BOOT = '<script async type="module"></script>';

it('a page whose script fails to load is reloaded', () => {
  open('navigate');
  lose(BOOT);
  expect(reload).toHaveBeenCalledOnce();
});

it('further lost files cause no second reload', () => {
  open('navigate');
  expect(wasReloaded()).toBe(false);
  lose(BOOT);
  expect(wasReloaded()).toBe(true);
});

it('it is also reloaded if nothing can be stored', () => {
  open('navigate');
  vi.stubGlobal('sessionStorage', undefined);
  lose(BOOT);
  expect(reload).toHaveBeenCalledOnce();
});

it('only once: after that a visitor’s page stays, and an unattended page tries again', () => {
  open('reload');
  lose(BOOT);
  vi.advanceTimersByTime(120_000);
  expect(reload).not.toHaveBeenCalled();
  open('reload', true);
  lose(BOOT);
  vi.advanceTimersByTime(29_999);
  expect(reload).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(reload).toHaveBeenCalledOnce();
});

it('a picture that fails to load, or the empty file behind the first screen, is no reason', () => {
  open('navigate');
  lose('<img alt="">');
  lose('<script></script>');
  expect(reload).not.toHaveBeenCalled();
});
