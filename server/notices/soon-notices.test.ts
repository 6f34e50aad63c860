import { describe, expect, it, vi } from 'vitest';
import { news } from '#core/contract/entities/news.ts';
import { Revisions } from '../content/revisions/revisions.ts';
import { folderForThisTest } from '../content/testing/command-line.ts';
import { announceSoon } from './announce-soon.ts';
import { KnownSchedules } from './known-schedules.ts';
import { takeNotices } from './outbox/take-notices.ts';
import type { FakeDevice } from './testing/fake-push-service.ts';
import { fakePushService } from './testing/fake-push-service.ts';
import { EVENT, entry, eventually, noticesForThisTest, ZONE } from './testing/notices-for-test.ts';

const MINUTE_MS = 60_000;
/** 17:40 at the event. */
const BEFORE = new Date('2031-05-21T12:10:00Z');

async function evening(entries: Readonly<Record<string, object>>) {
  const service = await fakePushService();
  const server = await noticesForThisTest(null, { now: BEFORE });
  await server.edit('event', { 101: EVENT });
  await server.edit('scheduleEntry', entries);
  const device = service.device();
  await server.follow(device, await server.presentIds());
  return { service, device, ...server };
}

const soon = (device: FakeDevice) =>
  device
    .messages()
    .flatMap(({ notification: { data, title, body } }) => (data.kind === 'soon' ? [`${title} ${body}`] : []));

describe('a saved entry that begins soon', () => {
  it('PUSH-09 is announced a quarter of an hour before, once, by the clocks at the event', async () => {
    const { device, later, allSent, outbox } = await evening({
      final: entry('Final', '21T18:00', 'Lyre Hall'),
    });
    later(4 * MINUTE_MS);
    await allSent();
    expect(device.pushes()).toEqual([]);
    later(MINUTE_MS);
    await eventually(() => expect(soon(device)).toEqual(['Kithara: Final 18:00 · Lyre Hall']));
    await allSent();
    expect(device.pushes()[0]?.headers).toMatchObject({ urgency: 'high', ttl: '900' });
    expect(device.messages()[0]?.notification.data).toMatchObject({
      ...{ kind: 'soon', event: 'event-101', eventName: 'Spring Games', revision: 2 },
      entry: { title: 'Kithara: Final', start: '2031-05-21T18:00', place: 'Lyre Hall' },
    });
    later(MINUTE_MS);
    later(13 * MINUTE_MS);
    await eventually(async () => expect(await outbox()).toEqual([]));
    expect(device.pushes()).toHaveLength(1);
  });

  it('PUSH-09 is announced again for another start, and not for another place', async () => {
    const { device, later, allSent, edit } = await evening({ final: entry('Final', '21T18:00') });
    later(6 * MINUTE_MS);
    await eventually(() => expect(soon(device)).toHaveLength(1));
    await edit('scheduleEntry', { final: entry('Final', '21T18:00', 'Lyre Hall') });
    later();
    await allSent();
    await edit('scheduleEntry', { final: entry('Final', '21T18:30', 'Lyre Hall') });
    later();
    await allSent();
    expect(soon(device)).toHaveLength(1);
    later(29 * MINUTE_MS);
    await eventually(() =>
      expect(soon(device)).toEqual(['Kithara: Final 18:00 · Odeon', 'Kithara: Final 18:30 · Lyre Hall']),
    );
  });

  it('PUSH-09 is announced once for a start that was another one by mistake', async () => {
    const { device, later, allSent, edit } = await evening({
      final: entry('Final', '21T18:00'),
      next: entry('Next', '21T18:05'),
    });
    later(6 * MINUTE_MS);
    await eventually(() => expect(soon(device)).toHaveLength(1));
    await allSent();
    await edit('scheduleEntry', { final: entry('Final', '21T18:30') });
    await edit('scheduleEntry', { final: entry('Final', '21T18:00') });
    later(5 * MINUTE_MS);
    await eventually(() => expect(soon(device)).toContain('Kithara: Next 18:05 · Odeon'));
    await allSent();
    expect(soon(device)).toEqual(['Kithara: Final 18:00 · Odeon', 'Kithara: Next 18:05 · Odeon']);
  });

  it('PUSH-09 is announced before what waits already, unless its id is not yet its present one', async () => {
    const { db, edit, answers, notices } = await evening({
      final: entry('Final', '21T18:00'),
      other: entry('Other', '21T20:00'),
    });
    await edit('scheduleEntry', { other: entry('Other', '21T20:30') });
    // Nobody else takes what is due.
    await notices.stop();
    const now = () => new Date(BEFORE.getTime() + 6 * MINUTE_MS);
    const schedules = new KnownSchedules(answers, new Revisions(db), ZONE, now);
    const announced = async () => {
      await announceSoon(db, { schedules, zone: ZONE, now: now().getTime() });
      return (await takeNotices(db, 1, now().getTime())).map(({ notice }) => notice.kind);
    };
    const revisions = await db.selectFrom('notice_follow').select(['id', 'revision']).execute();
    await db.updateTable('notice_follow').set({ revision: 2 }).execute();
    expect(await announced()).toEqual(['changes']);
    for (const { id, revision } of revisions)
      await db.updateTable('notice_follow').set({ revision }).where('id', '=', id).execute();
    await db.updateTable('notice_outbox').set({ is_taken: 0, due_at: BEFORE.getTime() }).execute();
    expect(await announced()).toEqual(['soon']);
  });

  it('PUSH-09 that is put off while it is being announced is not announced for its old time', async () => {
    const { device, service, later, edit, allSent, outbox } = await evening({
      final: entry('Final', '21T18:00'),
    });
    service.be('busy');
    later(6 * MINUTE_MS);
    await eventually(() => expect(device.pushes().length).toBe(1));
    await eventually(async () => expect((await outbox())[0]?.attempts).toBe(1));
    await edit('scheduleEntry', { final: entry('Final', '21T20:00') });
    service.be('well');
    later(10 * MINUTE_MS);
    await allSent();
    const kinds = device.messages().map(({ notification }) => notification.data.kind);
    expect(kinds).toEqual(['soon', 'changes']);
  });

  it('PUSH-10 is announced by the next server after a restart, never twice, and not after its start', async () => {
    const folder = folderForThisTest();
    const clock = { now: BEFORE };
    const service = await fakePushService();
    const server = await noticesForThisTest(folder, clock);
    await server.edit('event', { 101: EVENT });
    await server.edit('scheduleEntry', {
      early: entry('Early', '21T17:50'),
      final: entry('Final', '21T18:00'),
      late: entry('Late', '21T18:10'),
    });
    const device = service.device();
    await server.follow(device, await server.presentIds());
    await server.close();
    clock.now = new Date(BEFORE.getTime() + 12 * MINUTE_MS);
    const next = await noticesForThisTest(folder, clock);
    await eventually(() => expect(soon(device)).toEqual(['Kithara: Final 18:00 · Odeon']));
    await next.allSent();
    await next.close();
    clock.now = new Date(BEFORE.getTime() + 16 * MINUTE_MS);
    const last = await noticesForThisTest(folder, clock);
    await eventually(() => expect(soon(device)).toHaveLength(2));
    await last.allSent();
    expect(soon(device)[1]).toBe('Kithara: Late 18:10 · Odeon');
  });

  it('PUSH-09 is not announced to whoever saves it in its last minutes, nor what is on all day', async () => {
    const { device, later, allSent, presentIds, follow, service } = await evening({
      final: entry('Final', '21T17:50'),
      open: entry('Open house', '21T17:58', 'Odeon', { endsAt: '2031-05-22T17:58' }),
      next: entry('Next', '21T18:00'),
    });
    const other = service.device();
    await follow(other, await presentIds());
    later(6 * MINUTE_MS);
    await eventually(() => expect(soon(other)).toEqual(['Kithara: Next 18:00 · Odeon']));
    await allSent();
    expect(soon(device)).toEqual(['Kithara: Next 18:00 · Odeon']);
  });
});

describe('an article', () => {
  it('PUSH-11 of an event is told to those who follow its news, unless it is gone again', async () => {
    const service = await fakePushService();
    const { edit, follow, later, allSent, outbox } = await noticesForThisTest();
    await edit('event', { 101: EVENT, 102: { ...EVENT, path: 'event-102' } });
    const [device, quiet, elsewhere] = [service.device(), service.device(), service.device()];
    await follow(device, [], { kinds: ['news'] });
    await follow(quiet, [], { kinds: ['changes', 'soon'] });
    await follow(elsewhere, [], { event: 'event-102' });
    await edit('news', {
      1: { title: 'Rain & wind', event: '101' },
      2: { title: 'For nobody in particular' },
    });
    expect(await outbox()).toHaveLength(1);
    await edit('news', { 1: { title: 'Rain, wind', event: '101' } });
    later();
    await allSent();
    expect(service.received).toHaveLength(1);
    expect(device.pushes()[0]?.headers).toMatchObject({ urgency: 'low' });
    expect(device.messages()[0]?.notification).toMatchObject({
      ...{ title: 'Rain, wind', body: 'Spring Games' },
      navigate: 'https://festival.example/news/details?article=rain-wind',
      data: { kind: 'news', event: 'event-101', article: { key: 'rain-wind', title: 'Rain, wind' } },
    });
    await edit('news', { 3: { title: 'A slip', event: '101' } });
    await edit('news', { 3: null, 1: { title: 'Another title', event: '101' } });
    expect(await outbox()).toEqual([]);
  });

  it('PUSH-11 is read once for all events that somebody follows', async () => {
    const service = await fakePushService();
    const { edit, follow, outbox } = await noticesForThisTest();
    await edit('event', { 101: EVENT, 102: { ...EVENT, path: 'event-102' } });
    await follow(service.device(), [], { kinds: ['news'] });
    await follow(service.device(), [], { kinds: ['news'], event: 'event-102' });
    const read = vi.spyOn(news, 'read');
    await edit('news', { 1: { title: 'Rain', event: '101' }, 2: { title: 'Wind', event: '102' } });
    expect(await outbox()).toHaveLength(2);
    expect(read).toHaveBeenCalledTimes(2);
    read.mockRestore();
  });
});
