import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { calendarFileName } from '#core/calendar/file-name.ts';
import { type Reminder, readReminder } from '#core/calendar/reminder.ts';
import {
  CALENDARS,
  MOST_PLAN_ENTRIES,
  MOST_PLAN_EVENTS,
  readPlan,
} from '#core/calendar/subscription-address.ts';
import { type Calendar, writeCalendar } from '#core/calendar/write-calendar.ts';
import type { ApiState } from '../api/api-state.ts';
import { clientAddress } from '../api/client-address.ts';
import { compressAnswer } from '../api/compress-answer.ts';
import { RequestProblem } from '../api/error-answer.ts';
import { eventChanges } from '../calendars/event-changes.ts';
import { eventEntries } from '../calendars/event-entries.ts';
import { type FeedForm, sendChangeFeed } from './change-feed.ts';
import { publicOrigin } from './public-origin.ts';
import { sendIfNew } from './send-if-new.ts';

/** Calendars are asked to come back after this time; most come far less often. */
const ASK_AGAIN_S = 3_600;

interface Query {
  readonly ids?: string | string[];
  readonly alarm?: string | string[];
}

/**
 * Adds what one can subscribe to: the calendar of an event's whole schedule, the feeds of what changes on it, and the
 * calendar of a plan, which names its entries in its address. Nothing about a plan is stored.
 */
export async function addCalendars(scope: FastifyInstance, state: ApiState): Promise<void> {
  await scope.register(rateLimit, {
    ...{ max: state.calendarsPerMinute, timeWindow: '1 minute', keyGenerator: clientAddress },
  });
  scope.addHook('onSend', compressAnswer);
  scope.addHook('onRequest', async (_request, reply) => {
    // For what is refused; a calendar has its own rule.
    reply.header('cache-control', 'no-store').header('x-robots-tag', 'noindex');
  });

  scope.get<{ Params: { file: string }; Querystring: Query }>(
    `${CALENDARS}event/:file`,
    async (request, reply) => {
      const [, path = '', form] = /^(.+)\.(ics|atom|json)$/s.exec(request.params.file) ?? [];
      if (form === 'atom' || form === 'json') return sendChanges(request, reply, state, path, form);
      const reminder = reminderOf(request.query);
      const event = form === undefined ? null : await eventEntries(path, state, publicOrigin(request, state));
      if (event === null) throw new RequestProblem(404, NO_EVENT);
      const entries = [...event.entries.values()];
      return sendCalendar(request, reply, state, calendarFileName(path), {
        ...{ name: event.name, entries, isBusy: false },
        reminder,
        cache: 'public',
      });
    },
  );

  scope.get<{ Querystring: Query }>(`${CALENDARS}plan.ics`, async (request, reply) => {
    const reminder = reminderOf(request.query);
    const parts = readPlan([request.query.ids ?? []].flat());
    if (parts === null) throw new RequestProblem(400, PLAN_RULE);
    const origin = publicOrigin(request, state);
    const entries = [];
    let isKnown = false;
    for (const { eventPath, keys } of parts) {
      const event = await eventEntries(eventPath, state, origin);
      isKnown ||= event !== null;
      entries.push(...keys.flatMap((key) => event?.entries.get(key) ?? []));
    }
    // An empty calendar would say that all is well. What is gone from an event that there is, is gone.
    if (!isKnown) throw new RequestProblem(404, NO_EVENT);
    return sendCalendar(request, reply, state, calendarFileName('plan'), {
      ...{ name: `${state.product.name}: My plan`, entries, isBusy: true },
      reminder,
      cache: 'private',
    });
  });
}

const NO_EVENT = 'There is no such event.';
const PLAN_RULE = `"ids" must name 1 to ${MOST_PLAN_ENTRIES} sessions of at most ${MOST_PLAN_EVENTS} events.`;

interface Answer extends Pick<Calendar, 'name' | 'entries' | 'isBusy'> {
  readonly reminder: Reminder | null;
  readonly cache: 'public' | 'private';
}

/** Sends a calendar, or 304 if the client has it. */
function sendCalendar(
  request: FastifyRequest,
  reply: FastifyReply,
  state: ApiState,
  file: string,
  { reminder, cache, ...calendar }: Answer,
): FastifyReply {
  const text = writeCalendar({
    ...calendar,
    publisher: state.product.name,
    zone: state.timeZone,
    reminderMinutes: reminder === null ? null : Number(reminder),
    subscription: { address: publicOrigin(request, state) + request.url, everySeconds: ASK_AGAIN_S },
  });
  reply
    .header('content-disposition', `inline; filename*=UTF-8''${encodeURIComponent(file)}`)
    .type('text/calendar; charset=utf-8');
  return sendIfNew(request, reply, text, cache);
}

async function sendChanges(
  request: FastifyRequest,
  reply: FastifyReply,
  state: ApiState,
  path: string,
  form: FeedForm,
): Promise<FastifyReply> {
  const event = await eventChanges(path, state);
  if (event === null) throw new RequestProblem(404, NO_EVENT);
  return sendChangeFeed(request, reply, state, path, event, form);
}

function reminderOf({ alarm }: Query): Reminder | null {
  if (alarm === undefined) return null;
  const reminder = typeof alarm === 'string' ? readReminder(alarm) : null;
  if (reminder === null) throw new RequestProblem(400, '"alarm" must be 10, 30 or 60.');
  return reminder;
}
