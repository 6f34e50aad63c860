import { describe, expect, it } from 'vitest';
import { folderForThisTest } from '../../content/testing/command-line.ts';
import { type FakeDevice, fakePushService } from '../testing/fake-push-service.ts';
import { EVENT, entry, eventually, NOW, noticesForThisTest } from '../testing/notices-for-test.ts';
import { PushClient } from './push-client.ts';
import { readOutcome } from './push-outcome.ts';
import { ServiceRests } from './service-rests.ts';

const MINUTE_MS = 60_000;
const KEYS = {
  publicKey: 'BGtkbcjrO12YMoDuq2sCQeHlu47uPx3SHTgFKZFYiBW8Qr0D9vgyZSZPdw6_4ZFEI9Snk1VEAj2qTYI1I1YxBXE',
  privateKey: 'I0_d0vnesxbBSUmlDdOKibGo6vEXRO-Vu88QlSlm5j0',
};

/** Devices that saved the one entry of a festival. */
async function festival(count: number, folder: string | null = null) {
  const service = await fakePushService();
  const server = await noticesForThisTest(folder);
  await server.edit('event', { 101: EVENT });
  await server.edit('scheduleEntry', { final: entry('Final', '21T18:00') });
  const devices = Array.from({ length: count }, () => service.device());
  for (const device of devices) await server.follow(device, await server.presentIds());
  return { service, devices, move: moving(server), ...server };
}

const moving = ({ edit }: Pick<Awaited<ReturnType<typeof noticesForThisTest>>, 'edit'>) => {
  let minute = 10;
  return () => edit('scheduleEntry', { final: entry('Final', `21T18:${minute++}`) });
};

describe('what a push service answers', () => {
  it('PUSH-12 404 and 410: the device and all about it is forgotten', async () => {
    const { service, devices, move, later, allSent, db } = await festival(3);
    service.be('gone', devices[1]?.path);
    await move();
    later();
    await allSent();
    expect(await db.selectFrom('notice_device').select('endpoint').execute()).toEqual(
      [devices[0], devices[2]].map((device) => ({ endpoint: device?.endpoint })),
    );
    expect(await db.selectFrom('notice_entry').selectAll().execute()).toHaveLength(2);
    await move();
    later();
    await allSent();
    expect(devices.map((device) => device.pushes().length)).toEqual([2, 1, 2]);
  });

  it('PUSH-13 429 and 5xx: it is tried again, not before the time that was asked for', async () => {
    const { service, devices, move, later, allSent, outbox } = await festival(2);
    service.be('busy', devices[0]?.path);
    service.be('broken', devices[1]?.path);
    await move();
    later();
    await eventually(async () => expect((await outbox()).map(({ attempts }) => attempts)).toEqual([1, 1]));
    const waits = (await outbox()).map(({ due_at }) => (due_at - NOW.getTime() - 30_000) / 1_000);
    expect(waits[0]).toBeGreaterThanOrEqual(120);
    expect(waits[1]).toBeGreaterThanOrEqual(30);
    expect(waits[1]).toBeLessThan(40);
    service.be('well', devices[0]?.path);
    later(3 * MINUTE_MS);
    await eventually(async () => expect((await outbox()).map(({ attempts }) => attempts)).toEqual([2]));
    // Given up when it is no news any more.
    later(24 * 60 * MINUTE_MS);
    await allSent();
    expect(devices.map((device) => device.pushes().length)).toEqual([2, 2]);
  });

  it('PUSH-13 X23 a refusal is no reason to try again, and a device that always refuses is none', async () => {
    const { service, devices, move, later, allSent, db } = await festival(1);
    service.be('refusing');
    for (let times = 1; times <= 5; times += 1) {
      await move();
      later();
      await allSent();
      expect(devices[0]?.pushes()).toHaveLength(times);
    }
    expect(await db.selectFrom('notice_device').selectAll().execute()).toEqual([]);
  });

  it('PUSH-14 nothing in time, without an end, or another address: the time limit holds, and nothing is followed', async () => {
    const service = await fakePushService();
    const client = new PushClient({
      ...{ keys: KEYS, contact: 'mailto:a@b.example', allowsLoopback: true, limitMs: 300 },
    });
    const send = (device: FakeDevice) =>
      client.send({
        ...{ endpoint: device.endpoint, keys: device.keys, payload: '{}' },
        ...{ ttlSeconds: 60, urgency: 'normal', topic: 'a' },
      });
    const [silent, endless, elsewhere] = [service.device(), service.device(), service.device()];
    service.be('silent', silent.path);
    service.be('endless', endless.path);
    service.be('elsewhere', elsewhere.path);
    expect(await send(silent)).toEqual({ outcome: 'later', waitMs: null, isDown: true });
    expect(await send(endless)).toEqual({ outcome: 'sent' });
    expect(await send(elsewhere)).toEqual({ outcome: 'refused' });
    expect(service.received.map(({ path }) => path)).not.toContain('/elsewhere');
    expect(await send({ ...silent, endpoint: 'http://127.0.0.1:1/x' })).toMatchObject({ outcome: 'later' });
    client.close();
  });

  it('PUSH-14 X22 a name that stands for this machine is not asked at all', async () => {
    const service = await fakePushService();
    const client = new PushClient({
      ...{ keys: KEYS, contact: 'mailto:a@b.example', allowsLoopback: false, limitMs: 5_000 },
    });
    const device = service.device();
    const outcome = await client.send({
      ...{ endpoint: device.endpoint.replace('http://127.0.0.1', 'https://localhost'), keys: device.keys },
      ...{ payload: '{}', ttlSeconds: 60, urgency: 'normal', topic: 'a' },
    });
    expect(outcome).toEqual({ outcome: 'refused' });
    expect(service.received).toEqual([]);
    client.close();
  });

  it.each([
    [201, undefined, { outcome: 'sent' }],
    [404, undefined, { outcome: 'gone' }],
    [410, '60', { outcome: 'gone' }],
    [301, undefined, { outcome: 'refused' }],
    [400, undefined, { outcome: 'unfit' }],
    [413, undefined, { outcome: 'unfit' }],
    [401, undefined, { outcome: 'later', waitMs: null, isDown: true, unsigned: 401 }],
    [403, undefined, { outcome: 'later', waitMs: null, isDown: true, unsigned: 403 }],
    [429, '60', { outcome: 'later', waitMs: 60_000, isDown: true }],
    [503, '999999999999', { outcome: 'later', waitMs: 3_600_000, isDown: true }],
    [503, 'soon', { outcome: 'later', waitMs: null, isDown: true }],
    [500, '-5', { outcome: 'later', waitMs: null, isDown: true }],
  ])('PUSH-13 %i with Retry-After %s', (status, retryAfter, outcome) => {
    expect(readOutcome(status, retryAfter)).toEqual(outcome);
  });

  it('PUSH-13 a push service that fails and fails is left alone for longer and longer, and others are not', () => {
    const rests = new ServiceRests();
    const fail = (times: number, now: number) => {
      for (let time = 0; time < times; time += 1)
        rests.note('https://a.example', { outcome: 'later', waitMs: null, isDown: true }, now);
    };
    fail(9, 0);
    expect(rests.restOf('https://a.example', 0)).toBe(0);
    fail(20, 0);
    expect(rests.restOf('https://a.example', 0)).toBe(30_000);
    expect(rests.restOf('https://b.example', 0)).toBe(0);
    expect(rests.restOf('https://a.example', 30_000)).toBe(0);
    fail(1, 30_000);
    expect(rests.restOf('https://a.example', 30_000)).toBe(90_000);
    rests.note('https://a.example', { outcome: 'sent' }, 90_000);
    fail(9, 90_000);
    expect(rests.restOf('https://a.example', 90_000)).toBe(0);
  });

  it('PUSH-13 while it is down, it is not asked for each of its devices', async () => {
    const { service, devices, move, later, outbox } = await festival(80);
    service.be('broken');
    await move();
    later();
    await eventually(async () =>
      expect(
        (await outbox()).every(({ is_taken, due_at }) => is_taken === 0 && due_at > NOW.getTime() + 30_000),
      ).toBe(true),
    );
    expect(devices.filter((device) => device.pushes().length > 0).length).toBeLessThan(60);
  });
});

describe('several servers, and restarts', () => {
  it('PUSH-15 of two servers on one database each device hears once', async () => {
    const folder = folderForThisTest();
    const { devices, move, later, allSent, service, clock } = await festival(60, folder);
    const second = await noticesForThisTest(folder, clock);
    await move();
    later();
    second.later(0);
    await allSent();
    await move();
    second.later();
    later(0);
    await allSent();
    expect(devices.map((device) => device.pushes().length)).toEqual(devices.map(() => 2));
    expect(service.received).toHaveLength(120);
  });

  it('PUSH-15 a restart in between loses and repeats nothing', async () => {
    const folder = folderForThisTest();
    const { devices, move, later, clock, close, service } = await festival(120, folder);
    await move();
    later();
    await eventually(() => expect(service.received.length).toBeGreaterThan(5));
    await close();
    const before = service.received.length;
    expect(before).toBeLessThan(120);
    const next = await noticesForThisTest(folder, clock);
    next.later(0);
    await next.allSent();
    expect(devices.map((device) => device.pushes().length)).toEqual(devices.map(() => 1));
  });

  it('PUSH-15 what another server published while this one was away is told, once', async () => {
    const folder = folderForThisTest();
    const { devices, close, clock } = await festival(3, folder);
    await close();
    const { revisions, copy, db } = await editorAlone(folder);
    const seen = (await copy.get('scheduleEntry', 'final'))?.version ?? null;
    await copy.put({ kind: 'scheduleEntry', id: 'final', body: entry('Final', '21T19:00') }, seen, 'Ada');
    const published = await revisions.publish({ author: 'Ada', note: 'Moved' });
    expect(published.outcome).toBe('published');
    await db.destroy();
    const next = await noticesForThisTest(folder, clock);
    await eventually(async () => expect(await next.outbox()).toHaveLength(3));
    next.later();
    await next.allSent();
    expect(devices.map((device) => device.messages()[0]?.notification.body)).toEqual(
      devices.map(() => '18:00 → 19:00 · Odeon'),
    );
  });

  it('PUSH-15 a server that died while it was sending is stood in for after a minute', async () => {
    const { devices, move, later, allSent, db, outbox } = await festival(1);
    await move();
    await db
      .updateTable('notice_outbox')
      .set({ is_taken: 1, due_at: NOW.getTime() + 90_000 })
      .execute();
    later();
    await move();
    expect(await outbox()).toHaveLength(1);
    later(MINUTE_MS);
    await allSent();
    expect(devices[0]?.messages().map(({ notification }) => notification.body)).toEqual([
      '18:00 → 18:11 · Odeon',
    ]);
  });
});

async function editorAlone(folder: string) {
  const { openDatabase } = await import('../../database/open-database.ts');
  const { Revisions } = await import('../../content/revisions/revisions.ts');
  const { WorkingCopy } = await import('../../content/working-copy/working-copy.ts');
  const db = await openDatabase(folder);
  return { db, copy: new WorkingCopy(db), revisions: new Revisions(db) };
}
