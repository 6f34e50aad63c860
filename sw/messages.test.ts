import { expect, it } from 'vitest';
import type { PacksTurn } from '#core/contract/worker-messages.ts';
import { handleMessage, type MessageHandlers } from './messages.ts';

const turn: PacksTurn = {
  type: 'packs-turn',
  isSmall: false,
  mayFetch: 'everything',
  isReached: true,
  ahead: null,
};
const handlers = { 'packs-turn': async () => 'more' } as unknown as MessageHandlers;

it('a page gets the reply to its message', async () => {
  expect(await handleMessage(turn, handlers)).toBe('more');
});

it.each(['pack-answer', 'pack-picture', 'pack-commit', 'toString'])(
  'N18 a page of another build that sends %s continues as if offline and does not wait for ever',
  async (type) => {
    expect(await handleMessage({ type }, handlers)).toEqual({ kind: 'failed', reason: 'offline' });
  },
);
