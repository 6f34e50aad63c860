import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { CHANGES_PATH } from '#core/contract/changes-stream.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { openDatabase } from '../../server/database/open-database.ts';
import { metricsToken } from '../../server/metrics/metrics-token.ts';
import { USUAL_NOTICES } from '../../server/notices/notice-settings.ts';
import {
  type FakeDevice,
  fakePushService,
  type Mood,
} from '../../server/notices/testing/fake-push-service.ts';
import { collectedLog } from '../support/collected-log.ts';
import { contactPayload } from './contact-payload.ts';
import { KEY, type SampleServer, serverForThisTest } from './sample-server.ts';

const TOKEN = 'a-token-of-some-length';
const authorization = `Bearer ${TOKEN}`;
const NOW = new Date('2031-05-10T08:00:00Z');
const SECOND_MS = 1_000;
/** So many failures in a row, and a push service is left alone. */
const MOST_FAILURES = 10;

const send = ({ ask }: SampleServer, message: string) =>
  ask('/api/cum', {
    method: 'POST',
    headers: { 'access-token': KEY, 'content-type': 'application/json' },
    body: JSON.stringify({ ...contactPayload(message), emailid: 'nina@example.org' }),
  });
const linesOf = async ({ ask }: SampleServer) =>
  (await (await ask('/metrics', { headers: { authorization } })).text()).split('\n');

/** Leaves a notice for each device behind, as a server does that was stopped. */
async function leaveNotices(dataDir: string, devices: readonly { device: FakeDevice; dueInMs: number }[]) {
  const db = await openDatabase(dataDir);
  const now = NOW.getTime();
  for (const [index, { device, dueInMs }] of devices.entries()) {
    const { endpoint, keys } = device;
    const { id: device_id } = await db
      .insertInto('notice_device')
      .values({ endpoint, ...keys, site: 'https://festival.example', seen_at: now, failures: 0 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const { id: follow_id } = await db
      .insertInto('notice_follow')
      .values({ device_id, event: 'lamps', revision: 0, changes: 0, soon: 0, news: 1 })
      .returning('id')
      .executeTakeFirstOrThrow();
    const article = { key: 'one', title: 'One' };
    const notice = { kind: 'news', event: 'lamps', eventName: 'Lamps', revision: 0, article };
    await db
      .insertInto('notice_outbox')
      .values({
        ...{ follow_id, entry_id: null, topic: `topic-${index}`, notice: JSON.stringify(notice) },
        ...{ version: 1, is_taken: 0, due_at: now + dueInMs, ends_at: now + 3_600 * SECOND_MS, attempts: 0 },
      })
      .execute();
  }
  await db.destroy();
}

describe('metrics', () => {
  it('OPS-05 count requests by their routes, and what waits, without a word about visitors', async () => {
    const server = await serverForThisTest({ metricsToken: TOKEN });
    await server.read(eventList, { eventtype: 'upcoming' });
    for (const path of ['/event/made-up-1', '/wp-login.php', '/x'.repeat(40)]) await server.ask(path);
    await send(server, 'Please call my secret number.');
    const answer = await server.ask('/metrics', { headers: { authorization } });
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const lines = (await answer.text()).split('\n');
    expect(lines).toContain('site_messages 1');
    expect(lines).toContain('site_content_revision 0');
    expect(lines).toContain('site_notices_waiting 0');
    const counted = lines.filter((line) => line.startsWith('http_request_duration_seconds_count'));
    expect(counted).toContain(
      `http_request_duration_seconds_count{method="GET",route="${eventList.path}",status="200"} 1`,
    );
    expect(counted.filter((line) => line.includes('route="none"'))).toEqual([
      'http_request_duration_seconds_count{method="GET",route="none",status="404"} 3',
    ]);
    expect(lines.join('\n')).not.toMatch(/nina|secret|made-up|wp-login|127\.0\.0\.1/);
    expect(lines.some((line) => line.startsWith('nodejs_eventloop_lag_seconds '))).toBe(true);
  });

  it('OPS-05 say what became of notices, which messages wait, and how many pages and devices there are', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'metrics-'));
    onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }));
    const [various, broken] = [await fakePushService(), await fakePushService()];
    const answering = (mood: Mood) => {
      const device = various.device();
      various.be(mood, device.path);
      return { device, dueInMs: 0 };
    };
    broken.be('broken');
    await leaveNotices(dataDir, [
      ...(['well', 'gone', 'refusing', 'unfit'] as const).map(answering),
      ...Array.from({ length: MOST_FAILURES }, () => ({ device: broken.device(), dueInMs: 0 })),
      { device: broken.device(), dueInMs: SECOND_MS },
    ]);
    // It stands still, so nothing that failed is tried again.
    let now = NOW;
    const forwardTo = {
      send: async ({ text }: { readonly text: string }) => {
        if (text !== 'first') throw new Error('The receiver is away.');
      },
    };
    const server = await serverForThisTest({
      ...{ dataDir, metricsToken: TOKEN, now: () => now, log: collectedLog().log },
      notices: { ...USUAL_NOTICES, contact: 'mailto:desk@festival.example', allowsLoopback: true },
      inbox: { months: 12, forwardTo },
    });
    for (const message of ['first', 'second', 'third']) await send(server, message);
    const [stays, leaves] = [await server.ask(CHANGES_PATH), await server.ask(CHANGES_PATH)];
    const own = async () =>
      (await linesOf(server)).filter((line) => /^site_(?:notice|listen|message)/.test(line)).toSorted();
    const said = [
      ...['site_listeners 2', 'site_messages 3', 'site_messages_waiting 2'],
      ...['site_notice_devices 14', 'site_notices_total{outcome="gone"} 1'],
      ...[`site_notices_total{outcome="later"} ${MOST_FAILURES}`, 'site_notices_total{outcome="refused"} 1'],
      ...['site_notices_total{outcome="sent"} 1', 'site_notices_total{outcome="unfit"} 1'],
      `site_notices_waiting ${MOST_FAILURES + 1}`,
    ];
    const soon = { timeout: 30_000, interval: 200 };
    await vi.waitFor(async () => expect(await own()).toEqual(said), soon);
    now = new Date(NOW.getTime() + SECOND_MS);
    const further = [...said, 'site_notices_total{outcome="rest"} 1'].toSorted();
    await vi.waitFor(async () => expect(await own()).toEqual(further), soon);
    await leaves.body?.cancel();
    await vi.waitFor(async () => expect(await linesOf(server)).toContain('site_listeners 1'), soon);
    await stays.body?.cancel();
  });

  it('OPS-05 are read with the token alone, and are not there without one', async () => {
    const server = await serverForThisTest({ metricsToken: TOKEN });
    for (const given of [{}, { authorization: 'Bearer wrong' }, { authorization: TOKEN }]) {
      const refused = await server.ask('/metrics', { headers: given });
      expect([refused.status, refused.headers.get('www-authenticate')]).toEqual([401, 'Bearer']);
    }
    const other = await serverForThisTest();
    expect((await other.ask('/metrics', { headers: { authorization } })).status).toBe(404);
  });

  it('OPS-05 a token that could be guessed ends the start in one sentence', () => {
    expect([metricsToken({}), metricsToken({ METRICS_TOKEN: TOKEN })]).toEqual([null, TOKEN]);
    for (const METRICS_TOKEN of ['short', 'a token with spaces in it'])
      expect(() => metricsToken({ METRICS_TOKEN })).toThrow(/^METRICS_TOKEN must be at least 16 /);
  });
});
