import { beforeEach, vi } from 'vitest';
import type { MessageFromWorker } from '#core/contract/worker-messages.ts';
import { type Asked, readAsked } from '../answers/asked-answer.ts';
import { createSavedAnswers } from '../answers/saved-answers.ts';

export const BASE = 'https://site.example';
/** When each test begins, in milliseconds since 1970. */
export const AT = Date.UTC(2026, 0, 1, 10);
export const DATE = new Date(AT).toUTCString();

/** The body of a schedule with one game. */
export const body = (game: string) => JSON.stringify({ data: [{ game, schedule: [] }] });

export const json = (text: string, headers: Record<string, string> = {}) =>
  new Response(text, { headers: { 'content-type': 'application/json', date: DATE, ...headers } });

/** A request for the schedule of a page, as the worker recognizes it. */
export function ask(pagename: string, cache: RequestCache = 'no-store'): Asked {
  const request = new Request(`${BASE}/api/GameSchedule`, { headers: { pagename }, cache });
  const asked = readAsked(request, BASE);
  if (!asked) throw new Error('not recognised');
  return asked;
}

/**
 * The worker's saved answers in front of a network that the test plays. Registers what each test begins with, so call
 * it once at the head of a test file.
 */
export function workerUnderTest() {
  const fetched = vi.fn<(address: string, init: RequestInit) => Promise<Response>>();
  let messages: MessageFromWorker[] = [];
  let clockMs = 0;
  const start = () =>
    createSavedAnswers(async (message) => {
      messages.push(message);
    });
  let answers = start();

  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: AT });
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    vi.stubGlobal('fetch', fetched);
    fetched.mockReset();
    vi.spyOn(performance, 'now').mockImplementation(() => clockMs);
    messages = [];
    answers = start();
  });

  /** Moves the clock that does not jump with the device's date. */
  const passTime = (ms: number) => {
    clockMs += ms;
  };

  return {
    fetched,
    passTime,
    /** What the worker has told the pages so far. */
    messages: () => messages,
    sentHeaders: (call: number) => new Headers(fetched.mock.calls[call]?.[1].headers),
    /** Starts the worker again: what it held in memory is gone. */
    restart: () => {
      answers = start();
    },
    respond: (asked: Asked, behind: (work: Promise<unknown>) => void) => answers.respond(asked, behind),
    /** Sends a request like a page and waits for the background work. */
    async get(pagename = 'a', cache: RequestCache = 'no-store') {
      passTime(10_000);
      const behind: Promise<unknown>[] = [];
      const response = await answers.respond(ask(pagename, cache), (work) => behind.push(work));
      const messagesBefore = messages.length;
      for (const work of behind) await work;
      return { response, text: await response.text(), messages: messages.slice(messagesBefore) };
    },
    /** Requests another answer of the same page: the news, whose body may be the same. */
    async getNews() {
      passTime(10_000);
      const asked = readAsked(new Request(`${BASE}/api/news`, { method: 'POST' }), BASE);
      const behind: Promise<unknown>[] = [];
      if (asked) await answers.respond(asked, (work) => behind.push(work));
      await Promise.all(behind);
    },
  };
}
