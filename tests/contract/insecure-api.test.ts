import { afterEach, expect, it, vi } from 'vitest';
import { call } from '#core/api-client/call.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { expectConsole } from '../support/expect-console.ts';
import { serverForThisTest } from './sample-server.ts';

const ask = globalThis.fetch;
afterEach(() => vi.unstubAllGlobals());

it('ERR-08 an API whose connection cannot be secured counts as unreachable, and the console says which call it was', async () => {
  const server = await serverForThisTest();
  // It speaks plain HTTP on an https address, so no handshake succeeds.
  const secure = server.url.replace('http:', 'https:');
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => ask(secure + path, init));
  expectConsole(/^eventList: /);
  await expect(call(eventList, { eventtype: 'upcoming' })).rejects.toMatchObject({ kind: 'offline' });
});
