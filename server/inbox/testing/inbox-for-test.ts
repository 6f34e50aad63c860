import { onTestFinished } from 'vitest';
import { collectedLog } from '../../../tests/support/collected-log.ts';
import { openDatabase } from '../../database/open-database.ts';
import { by, standInGate } from '../../desk/testing/desk-for-test.ts';
import type { ForwardTarget } from '../forwarding/forward-target.ts';
import { inboxRoutes } from '../inbox-routes.ts';
import { openMessageDesk } from '../message-desk.ts';

/** What a visitor writes. */
export const written = (more: object = {}) => ({
  ...{
    firstName: 'Ada Nair',
    emailid: 'ada@example.org',
    contactno: '919876543210',
    message: 'Where is the Odeon?',
  },
  ...{ sessionid: 'session-1', apifor: 'web', ...more },
});

/** The inbox of one test, with a clock that can be set. */
export async function inboxForThisTest({
  folder = null,
  months = 12,
  forwardTo = null,
}: {
  folder?: string | null;
  months?: number;
  forwardTo?: ForwardTarget | null;
} = {}) {
  const clock = { now: new Date('2031-05-10T08:00:00Z') };
  const said = collectedLog();
  const db = await openDatabase(folder);
  const desk = await openMessageDesk(db, { months, forwardTo }, () => clock.now, said.log);
  let isOpen = true;
  const close = async () => {
    if (!isOpen) return;
    isOpen = false;
    await desk.stop();
    await db.destroy();
  };
  onTestFinished(close);
  const app = await standInGate(inboxRoutes(desk));
  const keep = (key: string | null, more: object = {}) => desk.messages.keep(key, written(more), clock.now);
  return { ...desk, db, clock, said, keep, close, ask: by(app, 'Cy') };
}
