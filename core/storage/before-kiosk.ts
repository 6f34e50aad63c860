import { inDatabase, type Stored } from './database.ts';
import type { DraftRow, SavedRow } from './rows.ts';

/** What a device kept for its owner before it became a kiosk. */
export interface BeforeKiosk {
  readonly saved: readonly SavedRow[];
  readonly drafts: readonly DraftRow[];
  /** From local storage. */
  readonly choices: Readonly<Record<string, string>>;
}

const NAME = 'before-kiosk';

/** Copies it to where no visitor's end touches it. Where the device is a kiosk already what lies there is a stranger's. */
export function setAside(choices: BeforeKiosk['choices']): Promise<Stored<void>> {
  return inDatabase('rw', ['drafts', 'saved', 'device'], async ({ drafts, saved, device }) => {
    if ((await device.get('kiosk'))?.value) return;
    const value = { saved: await saved.toArray(), drafts: await drafts.toArray(), choices };
    await device.put({ name: NAME, value });
  });
}

/** Puts it back, and the device is no kiosk any more. Gives the choices for local storage. */
export function putBack(): Promise<Stored<BeforeKiosk['choices']>> {
  return inDatabase('rw', ['drafts', 'saved', 'device'], async ({ drafts, saved, device }) => {
    const before = ((await device.get(NAME))?.value ?? null) as BeforeKiosk | null;
    await device.bulkDelete([NAME, 'kiosk']);
    await saved.bulkPut([...(before?.saved ?? [])]);
    await drafts.bulkPut([...(before?.drafts ?? [])]);
    return before?.choices ?? {};
  });
}

/** The device stands in a foyer for good: nothing of before is kept. */
export function forgetBefore(): Promise<Stored<void>> {
  return inDatabase('rw', ['device'], (database) => database.device.delete(NAME));
}
