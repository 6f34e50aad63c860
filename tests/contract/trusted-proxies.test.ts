import { describe, expect, it } from 'vitest';
import { contactPayload } from './contact-payload.ts';
import { KEY, type SampleServer, serverForThisTest } from './sample-server.ts';

let count = 0;
const sendFrom = async (server: SampleServer, forwarded: string) => {
  count += 1;
  const answer = await server.ask('/api/cum', {
    method: 'POST',
    headers: {
      ...{ 'access-token': KEY, 'content-type': 'application/json', 'x-forwarded-for': forwarded },
      'idempotency-key': `from-proxy-${count}`,
    },
    body: JSON.stringify(contactPayload('Hello')),
  });
  return answer.status;
};

describe('limits for each address', () => {
  it('OPS-01 behind a trusted proxy count visitors, whatever they claim themselves', async () => {
    const server = await serverForThisTest({ trustedProxies: ['loopback'], contactPerMinute: 2 });
    const statuses = [];
    for (let claim = 1; claim <= 3; claim += 1)
      statuses.push(await sendFrom(server, `203.0.113.${claim}, 198.51.100.7`));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await sendFrom(server, '198.51.100.8')).toBe(200);
  });

  it('OPS-01 look through several trusted proxies, and take a whole IPv6 network for one visitor', async () => {
    const trustedProxies = ['loopback', '10.0.0.0/8'];
    const server = await serverForThisTest({ trustedProxies, contactPerMinute: 2 });
    const statuses = [];
    for (const own of ['::1', '::2', '::3'])
      statuses.push(await sendFrom(server, `203.0.113.9, 2001:db8:1:2${own}, 10.1.2.3`));
    expect(statuses).toEqual([200, 200, 429]);
    expect(await sendFrom(server, '203.0.113.9, 2001:db8:1:3::1, 10.1.2.3')).toBe(200);
  });

  it('OPS-01 take a visitor for one, whatever port the proxy adds', async () => {
    const server = await serverForThisTest({ trustedProxies: ['loopback'], contactPerMinute: 2 });
    const statuses = [];
    for (const port of [5123, 5124, 5125]) statuses.push(await sendFrom(server, `198.51.100.7:${port}`));
    expect(statuses).toEqual([200, 200, 429]);
    expect([await sendFrom(server, '[2001:db8::1]:80'), await sendFrom(server, 'unknown')]).toEqual([
      200, 200,
    ]);
  });

  it('OPS-01 believe nobody who names another site', async () => {
    const server = await serverForThisTest({ trustedProxies: ['loopback'] });
    const answer = await server.askRaw('/calendar/event/pythian-national-games.ics', {
      'x-forwarded-host': 'evil.example',
      'x-forwarded-proto': 'https://evil.example/?',
    });
    expect(answer.status).toBe(200);
    expect(answer.body).not.toContain('evil.example');
  });

  it('OPS-01 change by nothing that a stranger writes into a header', async () => {
    const server = await serverForThisTest({ contactPerMinute: 2 });
    const statuses = [];
    for (let claim = 1; claim <= 3; claim += 1) statuses.push(await sendFrom(server, `198.51.100.${claim}`));
    expect(statuses).toEqual([200, 200, 429]);
  });
});
