import 'fake-indexeddb/auto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeMessage } from '../outbox/store-message.ts';
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

describe('checking the outbox without the database library', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('finds nothing without a database, and creates none', async () => {
    expect(await outboxHoldsSomething()).toBe(false);
    expect((await indexedDB.databases()).map(({ name }) => name)).not.toContain(DATABASE_NAME);
  });

  it('finds nothing in an empty outbox, and finds a waiting message', async () => {
    await openDatabase();
    expect(await outboxHoldsSomething()).toBe(false);
    await storeMessage('contactMessage', payload, 'one');
    expect(await outboxHoldsSomething()).toBe(true);
    await closeDatabase();
  });

  it('finds nothing if storage is blocked', async () => {
    vi.stubGlobal('indexedDB', {
      open: () => {
        throw new Error('closed');
      },
    });
    expect(await outboxHoldsSomething()).toBe(false);
  });
});
