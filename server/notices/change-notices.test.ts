import { describe, expect, it } from 'vitest';
import type { ChangeNotice } from '#core/notices/notices.ts';
import { type FakeDevice, fakePushService } from './testing/fake-push-service.ts';
import {
  EVENT,
  entry,
  eventually,
  NOW,
  type NoticesOfTest,
  noticesForThisTest,
  SITE,
} from './testing/notices-for-test.ts';

const FINAL = entry('Final', '21T18:00');
const HEAT = entry('Heat', '21T09:00', 'Harbour');

/** A festival with two entries, and a device that saved the first. */
async function festival(entries: Readonly<Record<string, object>> = { final: FINAL, heat: HEAT }) {
  const service = await fakePushService();
  const server = await noticesForThisTest();
  await server.edit('event', { 101: EVENT });
  await server.edit('scheduleEntry', entries);
  const ids = await server.presentIds();
  const device = service.device();
  await server.follow(device, ids.slice(0, 1));
  return { service, device, ids, ...server };
}

/** What a device was told, as "old → new". */
const told = (device: FakeDevice) =>
  device.messages().map(({ notification: { data } }) => {
    const { before, after } = data as ChangeNotice;
    const shown = (one: ChangeNotice['after']) =>
      one === null ? 'nothing' : `${one.title} ${one.start.slice(8)} ${one.place}`;
    return `${shown(before)} → ${shown(after)}`;
  });

const savedIds = async ({ db }: Pick<NoticesOfTest, 'db'>) =>
  (await db.selectFrom('notice_entry').select('entry').orderBy('id').execute()).map(({ entry }) => entry);

describe('a saved entry that changes', () => {
  it('PUSH-01 is told in a message that the device alone can read, with all that a push service must know', async () => {
    const { device, edit, ids, later, allSent, service } = await festival();
    await edit('scheduleEntry', { final: entry('Final', '21T18:15') });
    expect(service.received).toEqual([]);
    later();
    await allSent();
    const [push] = device.pushes();
    expect(push?.headers).toMatchObject({
      'content-type': 'application/notification+json',
      'content-encoding': 'aes128gcm',
      ttl: String(24 * 3_600 - 30),
      urgency: 'normal',
      topic: expect.stringMatching(/^[\w-]{32}$/),
      authorization: expect.stringMatching(/^vapid t=[\w.-]+, k=[\w-]{87}$/),
    });
    const [, claims = ''] = /t=[\w-]+\.([\w-]+)/.exec(push?.headers.authorization ?? '') ?? [];
    expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
      aud: service.url,
      sub: 'mailto:desk@festival.example',
    });
    expect(push?.body.toString('latin1')).not.toContain('Kithara');
    const [message] = device.messages();
    const [id] = ids;
    expect(message).toEqual({
      web_push: 8030,
      mutable: true,
      notification: {
        title: 'Kithara: Final',
        body: '18:00 → 18:15 · Odeon',
        navigate: expect.stringMatching(
          /^https:\/\/festival\.example\/event\/event-101\?entry=\w{13}#schedule$/,
        ),
        tag: push?.headers.topic,
        data: {
          ...{ kind: 'changes', event: 'event-101', eventName: 'Spring Games', revision: 3 },
          before: { id, title: 'Kithara: Final', start: '2031-05-21T18:00', place: 'Odeon' },
          after: {
            ...{ title: 'Kithara: Final', start: '2031-05-21T18:15', place: 'Odeon' },
            id: expect.not.stringMatching(`^${id}$`),
          },
        },
      },
    });
    expect(message?.notification.navigate.startsWith(SITE)).toBe(true);
  });

  it('PUSH-02 is told only to those who saved it and want to hear of changes; ids follow for all', async () => {
    const { device, edit, ids, follow, later, allSent, service, ...server } = await festival();
    const [other, quiet] = [service.device(), service.device()];
    await follow(other, ids.slice(1));
    await follow(quiet, ids.slice(0, 1), { kinds: ['soon'] });
    await edit('scheduleEntry', { final: entry('Final', '21T18:15') });
    later();
    await allSent();
    expect(told(device)).toEqual(['Kithara: Final 21T18:00 Odeon → Kithara: Final 21T18:15 Odeon']);
    expect(service.received).toHaveLength(1);
    const [now] = (await server.presentIds()) as [string];
    expect(await savedIds(server)).toEqual([now, ids[1], now]);
  });

  it('PUSH-03 several times within the half minute makes one notice, from the first to the last', async () => {
    const { device, edit, later, allSent, outbox } = await festival();
    await edit('scheduleEntry', { final: entry('Final', '21T18:15') });
    later(10_000);
    await edit('scheduleEntry', { final: entry('Final', '21T18:30', 'Lyre Hall') });
    expect(await outbox()).toHaveLength(1);
    later(20_000);
    await allSent();
    expect(told(device)).toEqual(['Kithara: Final 21T18:00 Odeon → Kithara: Final 21T18:30 Lyre Hall']);
    expect(device.messages()[0]?.notification.body).toBe('18:00 → 18:30 · Odeon → Lyre Hall');
  });

  it('PUSH-03 and again later replaces the earlier notice: same topic, same tag', async () => {
    const { device, edit, later, allSent } = await festival();
    await edit('scheduleEntry', { final: entry('Final', '21T18:15') });
    later();
    await allSent();
    await edit('scheduleEntry', { final: entry('Final', '22T10:00') });
    later();
    await allSent();
    expect(told(device)[1]).toBe('Kithara: Final 21T18:15 Odeon → Kithara: Final 22T10:00 Odeon');
    expect(new Set(device.pushes().map(({ headers }) => headers.topic)).size).toBe(1);
    const tags = device.messages().map(({ notification }) => notification.tag);
    expect(new Set(tags).size).toBe(1);
    expect(device.messages()[1]?.notification.body).toBe('2031-05-21 18:15 → 2031-05-22 10:00 · Odeon');
  });

  it('PUSH-04 and is put back before anything was sent, also by going back to an older revision, tells nobody', async () => {
    const { edit, bringBack, outbox, service, later, allSent, device } = await festival();
    await edit('scheduleEntry', { final: entry('Final', '21T18:15') });
    expect(await outbox()).toHaveLength(1);
    await edit('scheduleEntry', { final: FINAL });
    expect(await outbox()).toEqual([]);
    await edit('scheduleEntry', { final: null });
    expect(await outbox()).toHaveLength(1);
    await bringBack(2);
    expect(await outbox()).toEqual([]);
    expect(service.received).toEqual([]);
    await edit('scheduleEntry', { final: entry('Final', '21T19:00') });
    later();
    await allSent();
    expect(told(device)).toEqual(['Kithara: Final 21T18:00 Odeon → Kithara: Final 21T19:00 Odeon']);
  });

  it('PUSH-05 is told as gone when it is cancelled, and as there again when it comes back', async () => {
    const { device, edit, bringBack, later, allSent } = await festival();
    await edit('scheduleEntry', { final: null });
    later();
    await allSent();
    expect(told(device)).toEqual(['Kithara: Final 21T18:00 Odeon → nothing']);
    expect(device.messages()[0]?.notification.body).toBe('✕ 18:00 · Odeon');
    await bringBack(2);
    later();
    await allSent();
    expect(told(device)[1]).toBe('Kithara: Final 21T18:00 Odeon → Kithara: Final 21T18:00 Odeon');
    expect(device.messages()[1]?.notification.body).toBe('✓ 18:00 · Odeon');
    await edit('scheduleEntry', { final: entry('Final', '21T18:15') });
    later();
    await allSent();
    expect(told(device)[2]).toBe('Kithara: Final 21T18:00 Odeon → Kithara: Final 21T18:15 Odeon');
  });

  it('PUSH-06 is not taken for its namesake, not even when both change places', async () => {
    const [early, late] = [entry('Round', '21T09:00', 'Odeon'), entry('Round', '21T14:00', 'Harbour')];
    const { device, edit, follow, ids, later, allSent, service, ...server } = await festival({ early, late });
    const other = service.device();
    await follow(other, ids.slice(1));
    // The ids are exchanged: what was the first one's is the second one's.
    await edit('scheduleEntry', {
      early: entry('Round', '21T09:00', 'Harbour'),
      late: entry('Round', '21T14:00', 'Odeon'),
    });
    later();
    await allSent();
    expect(told(device)).toEqual(['Kithara: Round 21T09:00 Odeon → Kithara: Round 21T09:00 Harbour']);
    expect(told(other)).toEqual(['Kithara: Round 21T14:00 Harbour → Kithara: Round 21T14:00 Odeon']);
    expect(await savedIds(server)).toEqual(await server.presentIds());
    await edit('scheduleEntry', { early: null });
    later();
    await allSent();
    expect(told(device)[1]).toBe('Kithara: Round 21T09:00 Harbour → nothing');
    expect(told(other)).toHaveLength(1);
  });

  it('PUSH-06 keeps its row among entries that only their ends tell apart', async () => {
    const short = entry('Open stage', '21T09:00', 'Odeon', { endsAt: '2031-05-21T10:00' });
    const long = entry('Open stage', '21T09:00', 'Odeon', { endsAt: '2031-05-21T12:00' });
    const { device, edit, follow, ids, later, allSent, service } = await festival({ short, long });
    const other = service.device();
    await follow(other, ids.slice(1));
    // The second one gets the id of the first, although nothing of it has changed.
    await edit('scheduleEntry', { short: null });
    later();
    await allSent();
    expect(told(device)).toEqual(['Kithara: Open stage 21T09:00 Odeon → nothing']);
    await edit('scheduleEntry', { long: { ...long, place: 'Harbour' } });
    later();
    await allSent();
    expect(told(other)).toEqual([
      'Kithara: Open stage 21T09:00 Odeon → Kithara: Open stage 21T09:00 Harbour',
    ]);
    expect(told(device)).toHaveLength(1);
  });

  it('PUSH-02 is followed when only its game has another name, or its end another time, and nobody is told', async () => {
    const { edit, outbox, ...server } = await festival();
    await edit('scheduleEntry', {
      final: { ...FINAL, game: 'Lyre', endsAt: '2031-05-21T19:00' },
      heat: { ...HEAT, game: 'Lyre' },
    });
    await edit('scheduleEntry', { final: { ...FINAL, game: 'Lyre', endsAt: '2031-05-21T20:00' } });
    expect(await outbox()).toEqual([]);
    expect(await savedIds(server)).toEqual((await server.presentIds()).slice(0, 1));
  });

  it('PUSH-02 and is over, or all entries at once, tells nobody', async () => {
    const past = entry('Opening', '09T10:00');
    const { edit, outbox, device, follow, ids } = await festival({ past, final: FINAL });
    await follow(device, ids);
    await edit('scheduleEntry', { past: { ...past, place: 'Harbour' } });
    expect(await outbox()).toEqual([]);
    await edit('scheduleEntry', { past: null, final: null });
    expect(await outbox()).toEqual([]);
  });

  it('PUSH-07 while its notice is under way is told again, from what has arrived', async () => {
    const { device, edit, later, allSent, service, outbox } = await festival();
    service.be('silent', device.path);
    await edit('scheduleEntry', { final: entry('Final', '21T18:15') });
    later();
    await eventually(() => expect(device.pushes()).toHaveLength(1));
    await edit('scheduleEntry', { final: FINAL });
    // It cannot be taken back any more, so it has to be put right.
    expect(await outbox()).toHaveLength(1);
    service.be('well', device.path);
    service.release();
    await allSent();
    expect(told(device)).toEqual([
      'Kithara: Final 21T18:00 Odeon → Kithara: Final 21T18:15 Odeon',
      'Kithara: Final 21T18:15 Odeon → Kithara: Final 21T18:00 Odeon',
    ]);
  });

  it('PUSH-08 stays the same one for a device that still sends its old id', async () => {
    const { device, edit, follow, ids, later, allSent, outbox, ...server } = await festival();
    await edit('scheduleEntry', { final: entry('Final', '21T18:15') });
    await edit('scheduleEntry', { final: entry('Final', '21T18:30') });
    await follow(device, ids);
    expect(await outbox()).toHaveLength(1);
    expect(await savedIds(server)).toEqual(await server.presentIds());
    later();
    await allSent();
    expect(told(device)).toEqual(['Kithara: Final 21T18:00 Odeon → Kithara: Final 21T18:30 Odeon']);
    // What is not saved any more is no longer on its way.
    await edit('scheduleEntry', { final: entry('Final', '21T18:45') });
    expect(await outbox()).toHaveLength(1);
    await follow(device, (await server.presentIds()).slice(1));
    expect(await outbox()).toEqual([]);
  });

  it('PUSH-01 in the next hours is urgent, and is told until it begins', async () => {
    const { device, edit, later, allSent, clock } = await festival();
    // Ten to six at the event.
    clock.now = new Date('2031-05-21T12:20:00Z');
    await edit('scheduleEntry', { final: entry('Final', '21T18:10') });
    later();
    await allSent();
    expect(device.pushes()[0]?.headers).toMatchObject({ urgency: 'high', ttl: String(20 * 60 - 30) });
    expect(clock.now.getTime()).toBeGreaterThan(NOW.getTime());
  });
});
