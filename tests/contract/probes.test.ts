import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { eventDetail } from '#core/contract/entities/event-detail.ts';
import { menu } from '#core/contract/entities/menu.ts';
import { createApp } from '../../server/app.ts';
import { type SampleServer, startServer } from './sample-server.ts';

let server: SampleServer;
beforeAll(async () => {
  server = await startServer();
});
afterAll(() => server.close());

describe('debug endpoints', () => {
  it('answer requests from this machine', async () => {
    for (const host of ['127.0.0.1:4173', 'localhost', 'localhost:80', '[::1]:4173']) {
      expect((await server.askRaw('/__received', { host })).status, host).toBe(200);
    }
  });

  it('refuse requests under another host name, through a proxy, or from a foreign page', async () => {
    const refused: readonly Record<string, string>[] = [
      { host: 'games.example' },
      { host: 'localhost.games.example' },
      { host: '127.0.0.1.games.example' },
      { host: 'localhost', forwarded: 'for=192.0.2.1' },
      { host: 'localhost', 'x-forwarded-for': '192.0.2.1' },
      { host: 'localhost', 'x-forwarded-host': 'games.example' },
      { host: 'localhost', 'x-real-ip': '192.0.2.1' },
      { host: 'localhost', origin: 'https://elsewhere.example' },
    ];
    for (const headers of refused) {
      for (const path of ['/__received', '/__requests', '/__scenario']) {
        const { status } = await server.askRaw(path, headers);
        expect(status, `${path} ${JSON.stringify(headers)}`).toBe(403);
      }
      expect((await server.askRaw('/__scenario', headers, 'PUT')).status).toBe(403);
      expect((await server.askRaw('/__contact', headers, 'PUT')).status).toBe(403);
      expect((await server.askRaw('/__requests', headers, 'DELETE')).status).toBe(403);
    }
  });

  it('exist only if they are enabled: a proxy that leaves no trace looks like this machine', async () => {
    const app = await createApp();
    onTestFinished(() => app.close());
    for (const url of ['/__received', '/__requests', '/__scenario', '/__contact']) {
      for (const method of ['GET', 'PUT', 'DELETE', 'HEAD'] as const)
        expect((await app.inject({ method, url })).statusCode, `${method} ${url}`).toBe(404);
    }
  });

  it('may not be read by pages of other origins', async () => {
    const response = await server.ask('/__received', { headers: { origin: 'http://localhost:5173' } });
    expect(response.headers.get('access-control-allow-origin')).toBeNull();
  });

  it('list the requests to the API with decoded values, and clear the list on request', async () => {
    await server.ask('/__requests', { method: 'DELETE' });
    await server.read(eventDetail, { eventurl: 'पाइथियन-लोक-उत्सव' });
    await server.ask(menu.path);
    const listed = (await (await server.ask('/__requests')).json()) as unknown;
    const time = expect.any(String);
    expect(listed).toEqual([
      {
        method: 'GET',
        path: eventDetail.path,
        values: { eventurl: 'पाइथियन-लोक-उत्सव' },
        hasAccessToken: true,
        time,
      },
      { method: 'GET', path: menu.path, values: {}, hasAccessToken: false, time },
    ]);
    await server.ask('/__requests', { method: 'DELETE' });
    expect(await (await server.ask('/__requests')).json()).toEqual([]);
  });
});
