import { expect, onTestFinished, vi } from 'vitest';
import { sessionsOf } from '#core/calendar/session.ts';
import { type FollowedEvent, NOTICE_KINDS } from '#core/notices/notices.ts';
import { collectedLog } from '../../../tests/support/collected-log.ts';
import { CurrentAnswers } from '../../answers/current-answers.ts';
import { readEvent } from '../../calendars/read-event.ts';
import { RevisionWatch } from '../../changes/revision-watch.ts';
import type { KindName } from '../../content/kinds/kinds.ts';
import { PublishedContent } from '../../content/revisions/published-content.ts';
import { Revisions } from '../../content/revisions/revisions.ts';
import { WorkingCopy } from '../../content/working-copy/working-copy.ts';
import { openDatabase } from '../../database/open-database.ts';
import { USUAL_NOTICES } from '../notice-settings.ts';
import { Notices } from '../notices.ts';
import type { FakeDevice } from './fake-push-service.ts';

export const ZONE = 'Asia/Kolkata';
/** 13:30 at the event. */
export const NOW = new Date('2031-05-10T08:00:00Z');
export const SITE = 'https://festival.example';
const COLLAPSE_MS = 30_000;

/** Waits until something holds. Only what never will takes so long, however busy the machine is. */
export const eventually = (check: () => unknown) => vi.waitFor(check, { timeout: 30_000 });

/** A server that sends notices, with content, an editor and a clock of its own. */
export async function noticesForThisTest(folder: string | null = null, clock = { now: NOW }) {
  const said = collectedLog();
  const { log } = said;
  const db = await openDatabase(folder);
  const now = () => clock.now;
  const copy = new WorkingCopy(db, now);
  const revisions = new Revisions(db, now);
  const answers = new CurrentAnswers(new PublishedContent(revisions), () => {
    throw new Error('There is no sample.');
  });
  const settings = { ...USUAL_NOTICES, contact: 'mailto:desk@festival.example', allowsLoopback: true };
  const watch = new RevisionWatch(db, log);
  const notices = await Notices.open(db, settings, { answers, watch, zone: ZONE, now, log });
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await notices.stop();
    await db.destroy();
  };
  onTestFinished(close);

  const outbox = () => db.selectFrom('notice_outbox').selectAll().orderBy('id').execute();
  const publish = async () => {
    const outcome = await revisions.publish({ author: 'Ada', note: 'Test' });
    if (outcome.outcome === 'published') await noticed(outcome.number);
  };
  /** Waits until everybody who follows has been brought up to a revision. */
  const noticed = async (number: number) => {
    notices.wake();
    await eventually(async () => {
      const row = await db.selectFrom('notice_state').selectAll().where('name', '=', 'revision').execute();
      expect(row[0]?.value).toBe(String(number));
      const behind = await db
        .selectFrom('notice_follow')
        .innerJoin('notice_change', 'notice_change.event', 'notice_follow.event')
        .select('notice_follow.id')
        .whereRef('notice_change.revision', '>', 'notice_follow.revision')
        .execute();
      expect(behind).toEqual([]);
    });
  };
  return {
    ...{ notices, db, answers, clock, close, outbox, publish, said },
    /** Writes items and publishes them; null removes one. */
    edit: async (kind: KindName, items: Readonly<Record<string, object | null>>) => {
      for (const [id, body] of Object.entries(items)) {
        const seen = (await copy.get(kind, id))?.version ?? null;
        if (body !== null) await copy.put({ kind, id, body }, seen, 'Ada');
        else if (seen !== null) await copy.remove(kind, id, seen, 'Ada');
      }
      await publish();
    },
    bringBack: async (number: number) => {
      const outcome = await revisions.bringBack(number, { author: 'Ada', note: 'Back' });
      if (outcome.outcome === 'published') await noticed(outcome.number);
    },
    /** The ids of the entries of an event, in the order of its schedule. */
    presentIds: async (event = 'event-101') =>
      sessionsOf((await readEvent(event, { answers }))?.schedules ?? [], ZONE).map(({ id }) => id),
    follow: (device: FakeDevice, entries: readonly string[], more: Partial<FollowedEvent> = {}) =>
      notices.put(
        {
          ...{ endpoint: device.endpoint, keys: device.keys },
          events: [{ event: 'event-101', kinds: NOTICE_KINDS, entries, ...more }],
        },
        SITE,
      ),
    /** Lets time pass, so that what waits is sent. */
    later: (ms = COLLAPSE_MS) => {
      clock.now = new Date(clock.now.getTime() + ms);
      notices.wake();
    },
    /** Waits until nothing is on its way. */
    allSent: () => eventually(async () => expect(await outbox()).toEqual([])),
  };
}

export type NoticesOfTest = Awaited<ReturnType<typeof noticesForThisTest>>;

/** An entry of the schedule of event 101, to the hour of a day. */
export const entry = (title: string, start: string, place = 'Odeon', more: object = {}) => ({
  ...{ event: '101', game: 'Kithara', title, startsAt: `2031-05-${start}`, place },
  ...more,
});

export const EVENT = { name: 'Spring Games', path: 'event-101', list: 'upcoming' };
