import { type Database, inDatabase, type Stored } from './database.ts';
import { readReceiptRow, readRows } from './row-shapes.ts';
import type { ReceiptRow } from './rows.ts';

/** Whether this message is known to be delivered; its id is enough, even if the rest of the row is damaged. */
export function hasReceipt(id: string): Promise<Stored<boolean>> {
  return inDatabase('r', ['receipts'], async (database) => (await database.receipts.get(id)) !== undefined);
}

/** Takes the receipts that have not been announced yet; each goes to one page only. */
export async function claimReceipts(): Promise<readonly ReceiptRow[]> {
  const claimed = await inDatabase('rw', ['receipts'], async (database) => {
    const unspoken = (await allReceipts(database)).filter(({ announced }) => !announced);
    await database.receipts.bulkPut(unspoken.map((receipt) => ({ ...receipt, announced: true })));
    return unspoken;
  });
  return claimed.kind === 'done' ? claimed.value : [];
}

/** Returns all readable receipts, within a transaction or a live query. */
export async function allReceipts({ receipts }: Database): Promise<ReceiptRow[]> {
  return readRows(await receipts.toArray(), readReceiptRow);
}
