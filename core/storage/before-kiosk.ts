import { isRecord } from '#core/contract/envelope.ts';
import { inDatabase, type Stored } from './database.ts';
import { readRows, readSavedRow } from './row-shapes.ts';
import type { DraftRow, SavedRow } from './rows.ts';

/** What a device stored for its owner before it became a kiosk. */
export interface BeforeKiosk {
  readonly saved: readonly SavedRow[];
  readonly drafts: readonly DraftRow[];
  /** From local storage. */
  readonly choices: Readonly<Record<string, string>>;
}

const NAME = 'before-kiosk';

/**
 * Copies the owner's data to where the end of a kiosk visit does not delete it. On a device that is already a kiosk,
 * the data is a stranger's and is not copied.
 */
export function setAside(choices: BeforeKiosk['choices']): Promise<Stored<void>> {
  return inDatabase('rw', ['drafts', 'saved', 'device'], async ({ drafts, saved, device }) => {
    if (valueIn(await device.get('kiosk'))) return;
    const value = { saved: await saved.toArray(), drafts: await drafts.toArray(), choices };
    await device.put({ name: NAME, value });
  });
}

/** Restores the owner's data and ends kiosk mode. Returns the choices for local storage. */
export function putBack(): Promise<Stored<BeforeKiosk['choices']>> {
  return inDatabase('rw', ['drafts', 'saved', 'device'], async ({ drafts, saved, device }) => {
    const before = readBefore(valueIn(await device.get(NAME)));
    await device.bulkDelete([NAME, 'kiosk']);
    await saved.bulkPut([...before.saved]);
    await drafts.bulkPut([...before.drafts]);
    return before.choices;
  });
}

function readBefore(value: unknown): BeforeKiosk {
  const { saved, drafts, choices } = isRecord(value) ? value : {};
  const texts = Object.entries(isRecord(choices) ? choices : {}).filter(
    ([, text]) => typeof text === 'string',
  );
  return {
    saved: readRows(listIn(saved), readSavedRow),
    // A damaged draft still contains text and is shown as unreadable (`unreadable.ts`).
    drafts: listIn(drafts).filter(hasForm),
    choices: Object.fromEntries(texts) as BeforeKiosk['choices'],
  };
}

const listIn = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);
const valueIn = (row: unknown): unknown => (isRecord(row) ? row.value : undefined);
const hasForm = (row: unknown): row is DraftRow => isRecord(row) && typeof row.form === 'string';

/** Deletes the owner's data: the device stays a kiosk for good. */
export function forgetBefore(): Promise<Stored<void>> {
  return inDatabase('rw', ['device'], (database) => database.device.delete(NAME));
}
