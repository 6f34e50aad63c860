import 'fake-indexeddb/auto';
import { QueryClient } from '@tanstack/react-query';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { closeDatabase, openDatabase } from '#core/storage/database.ts';
import { beginPack, commitPack, failPack, stageAnswer } from '#core/storage/packs.ts';
import { refetchEverything } from './refetch-everything.ts';

const packs = vi.hoisted(() => ({ startPack: vi.fn() }));
vi.mock('../packs/packs.ts', () => packs);

const BASE = { name: 'base', title: '' };
const DELPHI = { name: 'event:delphi', title: 'Delphi Games' };
const MENU = { key: 'menu', endpoint: 'menu', body: '{}', etag: null, at: 1 };
const CONTENT = { answers: [MENU.key], pictures: [], pictureBytes: 0, missingPictures: 0 };
type Pack = Parameters<typeof beginPack>[0];

async function make(pack: Pack) {
  await beginPack(pack);
  await stageAnswer(pack.name, MENU);
  await commitPack(pack.name, CONTENT);
}

beforeEach(() => {
  packs.startPack.mockReset().mockImplementation(make);
});
afterEach(async () => {
  await openDatabase().delete();
  closeDatabase();
});

describe('fetching everything again', () => {
  it('makes the packs with their pictures, and reports when all of them are complete', async () => {
    expect(await refetchEverything(new QueryClient(), [BASE, DELPHI])).toBe(true);
    expect(packs.startPack.mock.calls.map(([pack]) => pack)).toEqual([
      { ...BASE, withPictures: true },
      { ...DELPHI, withPictures: true },
    ]);
  });

  it('refetches what is on the screen', async () => {
    const client = new QueryClient();
    client.setQueryData(['answer', 'a'], 1);
    await refetchEverything(client, []);
    expect(client.getQueryState(['answer', 'a'])?.isInvalidated).toBe(true);
  });

  it('continues after a failed pack, and reports that not everything is there', async () => {
    packs.startPack.mockImplementation(async (pack: Pack) => {
      if (pack.name !== 'base') return make(pack);
      const begun = await beginPack(pack);
      if (begun.kind === 'done') await failPack(begun.value, { part: 'menu', reason: 'offline' });
    });
    expect(await refetchEverything(new QueryClient(), [BASE, DELPHI])).toBe(false);
    expect(packs.startPack).toHaveBeenCalledTimes(2);
  });

  it('fails if the device cannot store anything', async () => {
    packs.startPack.mockResolvedValue(undefined);
    expect(await refetchEverything(new QueryClient(), [BASE])).toBe(false);
  });
});
