import { describe, expect, it, onTestFinished } from 'vitest';
import { collectedLog } from '../../../tests/support/collected-log.ts';
import { type FakeDevice, fakePushService } from '../testing/fake-push-service.ts';
import { EVENT, entry, eventually, noticesForThisTest } from '../testing/notices-for-test.ts';
import { NoticeSender } from './notice-sender.ts';
import { PushClient } from './push-client.ts';
import { ServiceRests } from './service-rests.ts';
import { StrangePlaces } from './strange-places.ts';

const KEYS = {
  publicKey: 'BGtkbcjrO12YMoDuq2sCQeHlu47uPx3SHTgFKZFYiBW8Qr0D9vgyZSZPdw6_4ZFEI9Snk1VEAj2qTYI1I1YxBXE',
  privateKey: 'I0_d0vnesxbBSUmlDdOKibGo6vEXRO-Vu88QlSlm5j0',
};

function clientForThisTest(allowsLoopback = true) {
  const client = new PushClient({
    ...{ keys: KEYS, contact: 'mailto:a@b.example', allowsLoopback, limitMs: 300 },
  });
  onTestFinished(() => client.close());
  return {
    send: ({ endpoint, keys }: Pick<FakeDevice, 'endpoint' | 'keys'>) =>
      client.send({ endpoint, keys, payload: '{}', ttlSeconds: 60, urgency: 'normal', topic: 'a' }),
  };
}

/** A device that saved the one entry of a festival, which moves. */
async function festival() {
  const service = await fakePushService();
  const server = await noticesForThisTest();
  await server.edit('event', { 101: EVENT });
  await server.edit('scheduleEntry', { final: entry('Final', '21T18:00') });
  const device = service.device();
  await server.follow(device, await server.presentIds());
  let minute = 10;
  const move = () => server.edit('scheduleEntry', { final: entry('Final', `21T18:${minute++}`) });
  return { service, device, move, ...server };
}

describe('strange push services', () => {
  const sent = { outcome: 'sent' } as const;
  const silent = { outcome: 'later', waitMs: null, isDown: true } as const;

  it('PUSH-13 X23 have few places, however many names one owner has, until they have answered', () => {
    const places = new StrangePlaces();
    const many = Array.from({ length: 8 }, (_, index) => places.take(`h${index}.evil.example`));
    expect(many.filter((place) => place !== null)).toHaveLength(5);
    const other = places.take('push.example.org');
    expect(other).not.toBeNull();
    for (let index = 0; index < 60; index += 1) expect(places.take('fcm.googleapis.com')).not.toBeNull();
    other?.(sent);
    for (let index = 0; index < 60; index += 1) expect(places.take('push.example.org')).not.toBeNull();
    expect(places.take('h9.evil.example')).toBeNull();
    many[0]?.(silent);
    expect(places.take('h9.evil.example')).not.toBeNull();
  });

  it('PUSH-13 X23 have half of all places together', () => {
    const places = new StrangePlaces();
    const many = Array.from({ length: 40 }, (_, index) => places.take(`push.evil-${index}.example`));
    expect(many.filter((place) => place !== null)).toHaveLength(25);
  });

  it('PUSH-13 X23 do not make others forget that a known one is left alone', () => {
    const rests = new ServiceRests();
    const fail = (origin: string) => rests.note(origin, silent, 0);
    for (let times = 0; times < 10; times += 1) fail('https://fcm.googleapis.com');
    for (let index = 0; index < 3_000; index += 1) fail(`https://h${index}.evil.example`);
    expect(rests.restOf('https://fcm.googleapis.com', 0)).toBe(30_000);
  });

  it('PUSH-13 X23 wait for a place while others are sent to', async () => {
    const { db, follow, presentIds, move, service, clock } = await festival();
    for (let index = 0; index < 8; index += 1) {
      const endpoint = `https://h${index}.evil.example/a`;
      await follow({ ...service.device(), endpoint }, await presentIds());
    }
    await move();
    const asked: string[] = [];
    const client = new PushClient({
      ...{ keys: KEYS, contact: 'mailto:a@b.example', allowsLoopback: true, limitMs: 300 },
    });
    client.send = ({ endpoint }) => {
      asked.push(new URL(endpoint).hostname);
      return asked.at(-1) === '127.0.0.1' ? Promise.resolve(sent) : new Promise(() => undefined);
    };
    const sender = new NoticeSender(
      db,
      client,
      () => new Date(clock.now.getTime() + 30_000),
      collectedLog().log,
    );
    sender.wake();
    await eventually(async () => {
      const waiting = await db.selectFrom('notice_outbox').select('is_taken').execute();
      expect(waiting.filter(({ is_taken }) => is_taken === 0)).toHaveLength(3);
      expect(waiting).toHaveLength(8);
    });
    expect(asked.filter((host) => host.endsWith('evil.example'))).toHaveLength(5);
    await sender.stop();
  });
});

describe('a push service that is a stranger', () => {
  it('PUSH-14 X22 that wants another protocol is one that is down', async () => {
    const service = await fakePushService();
    service.be('switching');
    const { send } = clientForThisTest();
    expect(await send(service.device())).toEqual({ outcome: 'later', waitMs: null, isDown: true });
  });

  it('PUSH-14 X22 cannot keep connections open that nobody uses', async () => {
    const service = await fakePushService();
    const { send } = clientForThisTest();
    expect(await send(service.device())).toEqual({ outcome: 'sent' });
    expect(service.received).toHaveLength(1);
    await eventually(async () => expect(await service.connections()).toBe(0));
  });

  it('PUSH-14 without https is not asked, if tests with this machine have left it behind', async () => {
    const service = await fakePushService();
    expect(await clientForThisTest(false).send(service.device())).toEqual({ outcome: 'refused' });
    expect(service.received).toEqual([]);
  });

  it('PUSH-13 X23 whose address cannot be read takes nobody’s place', async () => {
    const { device, move, later, outbox, db } = await festival();
    await db.updateTable('notice_device').set({ endpoint: 'nonsense' }).execute();
    await move();
    later();
    await eventually(async () => expect(await outbox()).toMatchObject([{ is_taken: 0, attempts: 1 }]));
    expect(device.pushes()).toEqual([]);
  });

  it('PUSH-13 X23 that does not take the signature of this server says nothing of the device', async () => {
    const { service, device, move, later, outbox, db, said } = await festival();
    service.be('unsigned');
    for (let times = 1; times <= 6; times += 1) {
      await move();
      later(60 * 60_000);
      await eventually(async () => {
        expect(device.pushes()).toHaveLength(times);
        expect(await outbox()).toMatchObject([{ is_taken: 0, attempts: times }]);
      });
    }
    expect(await db.selectFrom('notice_device').select('failures').execute()).toEqual([{ failures: 0 }]);
    expect(said.lines()).toMatchObject([
      {
        ...{ level: 'warn', service: '0.1', status: 403 },
        msg: 'Notices are not taken by a push service: check the clock of this server and NOTICES_CONTACT.',
      },
    ]);
    service.be('well');
    later(60 * 60_000);
    await eventually(async () => expect(await outbox()).toEqual([]));
    expect(device.messages().at(-1)?.notification.body).toBe('18:00 → 18:15 · Odeon');
  });
});
