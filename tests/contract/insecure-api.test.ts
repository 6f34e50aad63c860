import { afterEach, expect, it, vi } from 'vitest';
import { call } from '#core/api-client/call.ts';
import { eventList } from '#core/contract/entities/event-list.ts';
import { expectConsole } from '../support/expect-console.ts';
import { serverForThisTest } from './sample-server.ts';

const ask = globalThis.fetch;
afterEach(() => vi.unstubAllGlobals());

it('ERR-08 an API whose line cannot be secured is one that is not reached, and the console says which call it was', async () => {
  const server = await serverForThisTest();
  // It speaks plainly where a secure line is asked for: no handshake succeeds.
  const secure = server.url.replace('http:', 'https:');
  vi.stubGlobal('fetch', (path: string, init: RequestInit) => ask(secure + path, init));
  expectConsole(/^eventList: /);
  await expect(call(eventList, { eventtype: 'upcoming' })).rejects.toMatchObject({ kind: 'offline' });
});
