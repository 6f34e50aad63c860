import { afterEach, expect, it, vi } from 'vitest';
import { FakeDesk } from '../testing/fake-desk.ts';
import { putBack } from './put-back.ts';
import { closeSession, openSession } from './session.ts';

afterEach(() => {
  closeSession();
  vi.unstubAllGlobals();
});

it('DESK-59 what is put back follows what it followed, in the order that others have made meanwhile', async () => {
  const desk = new FakeDesk();
  vi.stubGlobal('fetch', desk.fetch);
  if (desk.session) openSession(desk.session);
  const ids = () => desk.store.list('scheduleEntry').map(({ id }) => id);
  const before = ids();
  const items = [before[0], before[3]].map((id) => desk.store.get('scheduleEntry', id ?? ''));
  desk.store.remove('scheduleEntry', items);
  // Somebody else turns the others round.
  desk.store.order('scheduleEntry', ids().reverse());
  await putBack('scheduleEntry', items, before);
  expect(ids()).toEqual(['lamps-1', 'lamps-6', 'lamps-5', 'lamps-3', 'lamps-4', 'lamps-2']);
});
