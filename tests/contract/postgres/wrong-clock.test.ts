import { afterEach, expect, it, vi } from 'vitest';
import type { ForwardTarget } from '../../../server/inbox/forwarding/forward-target.ts';
import { databaseOf } from '../../support/postgres/database-of.ts';
import { contactPayload } from '../contact-payload.ts';
import { KEY, type SampleServer, serverForThisTest } from '../sample-server.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

const send = ({ ask }: SampleServer, id: string) =>
  ask('/api/cum', {
    method: 'POST',
    headers: { 'access-token': KEY, 'content-type': 'application/json', 'idempotency-key': id },
    body: JSON.stringify(contactPayload(`Message ${id}`)),
  });
const setClock = (aheadMs: number) =>
  vi.useFakeTimers({ toFake: ['Date'], now: performance.timeOrigin + performance.now() + aheadMs });

afterEach(() => void vi.useRealTimers());

it('OPS-16 a server whose clock is far ahead deletes no message that another one would keep', async () => {
  const postgres = await databaseOf(null);
  const right = await serverForThisTest({ postgres });
  expect((await send(right, 'kept')).status).toBe(200);
  setClock(400 * DAY_MS);
  const wrong = await serverForThisTest({ postgres });
  expect((await send(wrong, 'too')).status).toBe(200);
  const kept = (await (await right.ask('/__received')).json()) as { id: string; receivedAt: string }[];
  expect(kept.map(({ id }) => id)).toEqual(['kept', 'too']);
});

it.each([5 * HOUR_MS, -5 * HOUR_MS])(
  'OPS-16 a message that one server is sending is not sent by another one whose clock is wrong by %i ms',
  async (aheadMs) => {
    const postgres = await databaseOf(null);
    const sent: string[] = [];
    const silent: ForwardTarget = {
      send: ({ text }) => {
        sent.push(text);
        return new Promise(() => undefined);
      },
    };
    const inbox = { months: 12, forwardTo: silent };
    if (aheadMs < 0) setClock(aheadMs);
    const first = await serverForThisTest({ postgres, inbox });
    expect((await send(first, 'one')).status).toBe(200);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    if (aheadMs < 0) vi.useRealTimers();
    else setClock(aheadMs);
    const second = await serverForThisTest({ postgres, inbox });
    // It looks for what is due at its start and when a message comes.
    expect((await send(second, 'two')).status).toBe(200);
    await vi.waitFor(() => expect(sent).toHaveLength(2));
    expect(sent).toEqual(['Message one', 'Message two']);
  },
);
