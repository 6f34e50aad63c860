import { connect } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { eventList } from '#core/contract/entities/event-list.ts';
import { serverForThisTest, startServer } from './sample-server.ts';

const GRACE_MS = 20_000;

describe('a server that is being stopped', () => {
  it('OPS-03 ends what is under way, and takes nothing new', async () => {
    const server = await startServer({ graceMs: GRACE_MS });
    await server.put('/__scenario', { name: 'slow', delayMs: 1_500 });
    const underWay = server.read(eventList, { eventtype: 'upcoming' });
    // The request has arrived once the next one is answered on a connection of its own.
    await server.ask('/healthz', { headers: { connection: 'close' } });
    await server.ask('/healthz', { headers: { connection: 'close' } });
    const closed = server.close();
    const answer = await underWay;
    expect(answer.status).toBe(200);
    expect(await answer.text()).toContain('Pythian');
    await closed;
    await expect(server.ask('/healthz')).rejects.toThrow();
  });

  it('OPS-03 ends the streams of open pages, and waits for nobody who only keeps a connection', async () => {
    const server = await startServer({ graceMs: GRACE_MS });
    const stream = await server.ask('/api/changes');
    const idle = connect(Number(new URL(server.url).port), '127.0.0.1');
    idle.write('GET /healthz HTTP/1.1\r\nHost: 127.0.0.1\r\n\r\n');
    await new Promise((resolve) => idle.once('data', resolve));
    // As a browser opens one in advance.
    const unused = connect(Number(new URL(server.url).port), '127.0.0.1');
    await new Promise((resolve) => unused.once('connect', resolve));
    await server.ask('/healthz');
    const began = performance.now();
    await server.close();
    expect(performance.now() - began).toBeLessThan(GRACE_MS / 2);
    expect(await stream.text()).toContain('event: revision');
    idle.destroy();
    unused.destroy();
  });

  it('OPS-03 answers what has begun to arrive as ever, and keeps no connection after that', async () => {
    const server = await startServer({ graceMs: GRACE_MS });
    const half = connect(Number(new URL(server.url).port), '127.0.0.1');
    half.write('GET /api/events HTTP/1.1\r\nHost: 127.0.0.1\r\n');
    await server.ask('/healthz', { headers: { connection: 'close' } });
    await server.ask('/healthz', { headers: { connection: 'close' } });
    const closed = server.close();
    await wait(100);
    half.write('\r\n');
    let said = '';
    for await (const text of half.setEncoding('utf8')) said += text;
    await closed;
    expect(said).toMatch(/^HTTP\/1\.1 401 /);
    expect(said).toMatch(/^connection: close/im);
    expect(said).toMatch(/^x-request-id: /im);
    expect(said).toContain('{"status":0,');
  });

  it('OPS-03 waits no longer than it is allowed to for what never ends', async () => {
    const server = await startServer({ graceMs: 500 });
    await server.put('/__scenario', { name: 'hanging' });
    const underWay = server.read(eventList, { eventtype: 'upcoming' }).catch(() => 'cut');
    await server.ask('/healthz', { headers: { connection: 'close' } });
    await server.close();
    expect(await Promise.race([underWay, wait(5_000, 'still open')])).toBe('cut');
  });
});

describe('what a balancer asks', () => {
  it('OPS-02 is answered in one word and kept by nobody', async () => {
    const server = await serverForThisTest();
    for (const path of ['/healthz', '/readyz']) {
      const answer = await server.ask(path);
      expect([answer.status, await answer.json()]).toEqual([200, { status: 1 }]);
      expect(answer.headers.get('cache-control')).toBe('no-store');
    }
  });
});
