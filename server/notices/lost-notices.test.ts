import { describe, expect, it, vi } from 'vitest';
import { Revisions } from '../content/revisions/revisions.ts';
import { noteChanges } from './changes/note-changes.ts';
import { putNotices } from './outbox/outbox.ts';
import { takeNotices } from './outbox/take-notices.ts';
import { fakePushService } from './testing/fake-push-service.ts';
import { EVENT, entry, NOW, noticesForThisTest, ZONE } from './testing/notices-for-test.ts';

const DAY_MS = 86_400_000;
const FINAL = entry('Final', '21T18:00');

/** A festival with one entry, and a device that saved it. */
async function festival(event: object = EVENT) {
  const service = await fakePushService();
  const server = await noticesForThisTest();
  await server.edit('event', { 101: event });
  await server.edit('scheduleEntry', { final: FINAL });
  const device = service.device();
  await server.follow(device, await server.presentIds());
  const told = () => device.messages().map(({ notification }) => notification.body);
  const saved = async () =>
    (await server.db.selectFrom('notice_entry').select('entry').execute()).map(({ entry }) => entry);
  return { service, device, told, saved, ...server };
}

describe('nothing is lost', () => {
  it('PUSH-02 a schedule that was empty for a revision is compared with the one before', async () => {
    const { edit, later, allSent, told, saved, presentIds } = await festival();
    await edit('scheduleEntry', { final: null });
    await edit('event', { 101: { ...EVENT, name: 'Spring Games 2031' } });
    await edit('scheduleEntry', { final: entry('Final', '21T19:00') });
    later();
    await allSent();
    expect(told()).toEqual(['18:00 → 19:00 · Odeon']);
    expect(await saved()).toEqual(await presentIds());
    await edit('scheduleEntry', { final: entry('Final', '21T20:00') });
    later();
    await allSent();
    expect(told()[1]).toBe('19:00 → 20:00 · Odeon');
  });

  it('PUSH-18 an event that is not published stays followed, and what changed meanwhile is told', async () => {
    const { edit, follow, device, presentIds, later, allSent, told, saved, db } = await festival();
    const ids = await presentIds();
    await edit('scheduleEntry', { final: null });
    await edit('event', { 101: null });
    await follow(device, ids);
    expect(await saved()).toEqual(ids);
    await edit('event', { 101: EVENT });
    await edit('scheduleEntry', { final: entry('Final', '21T19:00') });
    later();
    await allSent();
    expect(told()).toEqual(['18:00 → 19:00 · Odeon']);
    // What a device never followed is not begun.
    await follow(device, [], { event: 'made-up' });
    expect(await db.selectFrom('notice_device').selectAll().execute()).toEqual([]);
  });

  it('PUSH-05 an event that is called off as a whole is told to all who saved something of it, and so is its return', async () => {
    const { db, edit, bringBack, later, allSent, told, saved, presentIds } = await festival();
    const ids = await presentIds();
    const isGone = async () =>
      (await db.selectFrom('notice_entry').select('is_gone').execute()).map((row) => row.is_gone);
    await edit('scheduleEntry', { final: null });
    later();
    await allSent();
    expect(told()).toEqual([]);
    await edit('event', { 101: null });
    later();
    await allSent();
    expect(told()).toEqual(['✕ 18:00 · Odeon']);
    expect(await isGone()).toEqual([1]);
    await edit('event', { 101: EVENT });
    await edit('scheduleEntry', { final: FINAL });
    later();
    await allSent();
    expect(told()[1]).toBe('✓ 18:00 · Odeon');
    expect([await saved(), await isGone()]).toEqual([ids, [0]]);
    // Taken off again by mistake, and put back within the half minute: nobody hears of it.
    await bringBack(1);
    await bringBack(2);
    later();
    await allSent();
    expect(told()).toHaveLength(2);
  });

  it('PUSH-05 an event with another path is not called off', async () => {
    const { edit, later, allSent, told } = await festival();
    await edit('event', { 101: { ...EVENT, path: 'spring-games' } });
    later();
    await allSent();
    expect(told()).toEqual([]);
  });

  it('PUSH-18 a schedule that cannot be read now is no reason to forget anything', async () => {
    const { follow, device, presentIds, saved, answers, edit } = await festival();
    const ids = await presentIds();
    const bodyOf = vi.spyOn(answers, 'bodyOf').mockRejectedValue(new Error('Busy.'));
    // What was read before is kept, so there is a new revision.
    await edit('event', { 101: { ...EVENT, name: 'Spring Games 2031' } });
    await expect(follow(device, ids)).rejects.toThrow('Busy.');
    bodyOf.mockRestore();
    expect(await saved()).toEqual(ids);
  });

  it('PUSH-01 is not missed by the first who follows an event while revisions are compared', async () => {
    const { db, edit, presentIds, service } = await festival();
    await edit('event', { 102: { ...EVENT, path: 'event-102' } });
    await edit('scheduleEntry', { other: { ...FINAL, event: '102' } });
    const [id = ''] = await presentIds('event-102');
    const noted = (
      await db.selectFrom('notice_state').select('value').where('name', '=', 'revision').execute()
    )[0];
    await edit('scheduleEntry', { other: { ...entry('Final', '21T19:00'), event: '102' } });
    // The revision before is as if nobody had looked since.
    await db
      .updateTable('notice_state')
      .set({ value: noted?.value ?? '' })
      .where('name', '=', 'revision')
      .execute();
    const revisions = new Revisions(db);
    const itemsOf = revisions.itemsOf.bind(revisions);
    vi.spyOn(revisions, 'itemsOf').mockImplementationOnce(async (number) => {
      const { id: device_id } = await db
        .insertInto('notice_device')
        .values({
          endpoint: service.url,
          p256dh: '',
          auth: '',
          site: '',
          seen_at: NOW.getTime(),
          failures: 0,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
      await db
        .insertInto('notice_follow')
        .values({
          device_id,
          event: 'event-102',
          revision: Number(noted?.value),
          changes: 1,
          soon: 0,
          news: 0,
        })
        .execute();
      return itemsOf(number);
    });
    await noteChanges(db, { revisions, zone: ZONE, now: () => NOW });
    const changes = await db.selectFrom('notice_change').select(['event', 'was']).execute();
    expect(changes).toEqual([{ event: 'event-102', was: id }]);
  });

  it('PUSH-13 what is over does not keep back what is not', async () => {
    const { db } = await festival();
    const { id: followId } = await db.selectFrom('notice_follow').select('id').executeTakeFirstOrThrow();
    const notice = { kind: 'news', event: 'event-101', eventName: 'Spring Games', revision: 2 } as const;
    const one = (topic: string, endsAt: number) => ({
      ...{ followId, entryId: null, topic, endsAt },
      notice: { ...notice, article: { key: topic, title: topic } },
    });
    const now = NOW.getTime();
    const over = Array.from({ length: 1_500 }, (_, index) => one(`over-${index}`, now - 1));
    await putNotices(db, over, now - DAY_MS);
    await putNotices(db, [one('new', now + DAY_MS)], now);
    const taken = await takeNotices(db, 50, now);
    expect(taken.map(({ topic }) => topic)).toEqual(['new']);
    expect(await db.selectFrom('notice_outbox').select('topic').execute()).toHaveLength(1);
  });

  it('PUSH-01 fits into a push message, however long names are', async () => {
    const { edit, later, allSent, device } = await festival({ ...EVENT, name: 'व'.repeat(1_000) });
    await edit('scheduleEntry', { final: entry('Final', '21T19:00') });
    await edit('news', { 1: { title: 'व'.repeat(1_000), event: '101' } });
    later();
    await allSent();
    const sizes = device.messages().map((message) => Buffer.byteLength(JSON.stringify(message)));
    expect(sizes).toHaveLength(2);
    expect(Math.max(...sizes)).toBeLessThan(3_993);
  });
});
