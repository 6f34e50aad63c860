import { describe, expect, it } from 'vitest';
import { eventList } from '#core/contract/entities/event-list.ts';
import { metricsToken } from '../../server/metrics/metrics-token.ts';
import { contactPayload } from './contact-payload.ts';
import { KEY, serverForThisTest } from './sample-server.ts';

const TOKEN = 'a-token-of-some-length';
const authorization = `Bearer ${TOKEN}`;

describe('metrics', () => {
  it('OPS-05 count requests by their routes, and what waits, without a word about visitors', async () => {
    const server = await serverForThisTest({ metricsToken: TOKEN });
    await server.read(eventList, { eventtype: 'upcoming' });
    for (const path of ['/event/made-up-1', '/wp-login.php', '/x'.repeat(40)]) await server.ask(path);
    const message = { ...contactPayload('Please call my secret number.'), emailid: 'nina@example.org' };
    await server.ask('/api/cum', {
      method: 'POST',
      headers: { 'access-token': KEY, 'content-type': 'application/json' },
      body: JSON.stringify(message),
    });
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
