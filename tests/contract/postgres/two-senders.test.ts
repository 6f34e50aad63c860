import { expect, it, vi } from 'vitest';
import type { ForwardTarget } from '../../../server/inbox/forwarding/forward-target.ts';
import { databaseOf } from '../../support/postgres/database-of.ts';
import { contactPayload } from '../contact-payload.ts';
import { KEY, serverForThisTest } from '../sample-server.ts';

const MESSAGES = 60;

it('OPS-10 each message is sent on once, whichever of two servers sends it', async () => {
  const postgres = await databaseOf(null);
  const arrived: string[] = [];
  const senders = new Set<number>();
  let meet: () => void = () => undefined;
  const bothSend = new Promise<void>((resolve) => {
    meet = resolve;
  });
  /** The first message of each server waits for that of the other. */
  const forwardTo = (server: number): ForwardTarget => ({
    send: async ({ text }) => {
      senders.add(server);
      if (senders.size === 2) meet();
      await bothSend;
      arrived.push(text);
    },
  });
  const start = (server: number) =>
    serverForThisTest({
      ...{ postgres, contactPerMinute: 1_000 },
      inbox: { months: 12, forwardTo: forwardTo(server) },
    });
  const servers = [await start(0), await start(1)];
  const sent = Array.from({ length: MESSAGES }, (_, number) => `Message ${number}`);
  const answers = await Promise.all(
    sent.map((message, number) =>
      servers[number % 2]?.ask('/api/cum', {
        method: 'POST',
        headers: { 'access-token': KEY, 'content-type': 'application/json', 'idempotency-key': `m${number}` },
        body: JSON.stringify(contactPayload(message)),
      }),
    ),
  );
  expect(answers.map((answer) => answer?.status)).toEqual(sent.map(() => 200));
  await vi.waitFor(() => expect(arrived.toSorted()).toEqual(sent.toSorted()), { timeout: 20_000 });
});
