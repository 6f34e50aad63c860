import { inDatabase, type Stored } from './database.ts';
import type { ReceiptRow } from './rows.ts';

/** Whether this message is known to have arrived. */
export function hasReceipt(id: string): Promise<Stored<boolean>> {
  return inDatabase('r', ['receipts'], async (database) => (await database.receipts.get(id)) !== undefined);
}

/** Takes the receipts nobody has spoken of yet; each is given out once, to one page. */
export async function claimReceipts(): Promise<readonly ReceiptRow[]> {
  const claimed = await inDatabase('rw', ['receipts'], async (database) => {
    const unspoken = await database.receipts.filter(({ announced }) => !announced).toArray();
    await database.receipts.bulkPut(unspoken.map((receipt) => ({ ...receipt, announced: true })));
    return unspoken;
  });
  return claimed.kind === 'done' ? claimed.value : [];
}
