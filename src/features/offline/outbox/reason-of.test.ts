import { expect, it } from 'vitest';
import type { MessageInView } from '../../../data/outbox/outbox-state.ts';
import { type Reason, reasonOf } from './reason-of.ts';

const at = 0;

it.each<[Reason | null, MessageInView['lastOutcome']]>([
  [null, null],
  ['noNetwork', { kind: 'no-answer', reason: 'offline', at }],
  ['noAnswer', { kind: 'no-answer', reason: 'timeout', at }],
  ['signIn', { kind: 'no-answer', reason: 'portal', at }],
  ['signIn', { kind: 'no-answer', reason: 'shape', at }],
  ['busy', { kind: 'busy', status: 503, at }],
  ['damaged', { kind: 'refused', status: 0, at }],
  ['tooLong', { kind: 'refused', status: 413, at }],
  ['notAccepted', { kind: 'refused', status: 200, at }],
])('OFFLINE-14 a message that has not arrived says why: %s', (reason, lastOutcome) => {
  expect(reasonOf({ lastOutcome })).toBe(reason);
});
