import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { keepMessage } from '../outbox/keep.ts';
import { closeDatabase, openDatabase } from './database.ts';
import { DATABASE_NAME } from './database-name.ts';
import { outboxHoldsSomething } from './outbox-peek.ts';

const payload = {
  firstName: 'Ada',
  emailid: 'a@example.org',
  contactno: '1',
  message: 'm',
  sessionid: 's',
  apifor: 'web',
};

describe('a look into the outbox without its library', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('finds nothing where there is no database, and makes none', async () => {
    expect(await outboxHoldsSomething()).toBe(false);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE_NAME);
  });

  it('finds nothing in an empty outbox, and a message that waits', async () => {
    await openDatabase();
    expect(await outboxHoldsSomething()).toBe(false);
    await keepMessage('contactMessage', payload, 'one');
    expect(await outboxHoldsSomething()).toBe(true);
    await closeDatabase();
  });

  it('says no where storage is closed to us', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('closed');
      },
    });
    expect(await outboxHoldsSomething()).toBe(false);
  });
});
