import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { persistedPreference } from '../../data/preferences/persisted-preference.ts';
import { sessionId } from '../../data/visit/session-id.ts';
import { endVisit, makeUpForNewPage } from './end-visit.ts';

const told: string[] = [];
vi.mock('./kiosk-windows.ts', () => ({ notifyWindows: (news: string) => told.push(news) }));

const leave = vi.fn();
const showBeginning = vi.fn();
const ask = vi.fn<() => Promise<Response>>();

beforeEach(() => {
  told.length = 0;
  vi.spyOn(location, 'replace').mockImplementation(leave);
  vi.stubGlobal('fetch', ask);
  ask.mockRejectedValue(new TypeError('Failed to fetch'));
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leave.mockReset();
  showBeginning.mockReset();
  localStorage.clear();
});

const page = () => new Response('<div id="root">');

it('K1 shows the start page in place if no page could be loaded, without anything of the visitor', async () => {
  const language = persistedPreference('language', ['el']);
  language.load();
  language.set('el');
  const before = sessionId();
  showBeginning.mockImplementation(() => localStorage.setItem('left', 'on the way out'));
  await endVisit(showBeginning);
  expect([showBeginning.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
  expect([language.get(), localStorage.length]).toEqual([null, 0]);
  expect(sessionId()).not.toBe(before);
  expect(told).toEqual(['over']);
});

it('K1 a captive portal counts as no network', async () => {
  ask.mockResolvedValue(new Response('<h1>Welcome to our hotel</h1>'));
  await endVisit(showBeginning);
  expect([showBeginning.mock.calls.length, leave.mock.calls.length]).toEqual([1, 0]);
});

it('K1 loads a new page later, once it can be loaded and nobody is there', async () => {
  await makeUpForNewPage(() => true);
  expect(leave, 'not yet').not.toHaveBeenCalled();
  ask.mockResolvedValue(page());
  await makeUpForNewPage(() => false);
  expect(leave, 'somebody is there').not.toHaveBeenCalled();
  ask.mockResolvedValue(page());
  await makeUpForNewPage(() => true);
  expect(leave).toHaveBeenCalledWith('/kiosk');
});

it('K1 wipes nothing of a new visitor if another window has ended the visit', async () => {
  localStorage.setItem('language', 'of the next one');
  await endVisit(showBeginning, 'elsewhere');
  expect(localStorage.getItem('language')).toBe('of the next one');
  expect(told, 'no message is sent in turn').toEqual([]);
});

it('K1 restarts with a new page if one can be loaded', async () => {
  ask.mockResolvedValue(page());
  await endVisit(showBeginning);
  expect([leave.mock.calls, showBeginning.mock.calls.length]).toEqual([[['/kiosk']], 0]);
});
