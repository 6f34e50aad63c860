import { UPLOADS, uploadedPicture } from '#core/media/uploaded-picture.ts';
import type { Database } from '../database/tables.ts';
import type { Item } from './item.ts';
import type { Problem } from './problem.ts';

const NOT_THERE =
  'names an uploaded picture that is not on this server: upload it, choose another, or copy the folder of uploads here and start the server again';
/** Names that are asked for at once. */
const AT_ONCE = 500;

/** Such an address as a whole text of JSON. */
const WHOLE = new RegExp(`"(${UPLOADS}[^"\\\\\\s]*)"`, 'g');

interface Mention {
  readonly item: Item;
  readonly field: string;
  readonly address: string;
}

/**
 * Finds fields whose address is that of an uploaded picture that is not there: visitors would see a gap.
 *
 * @param before what the items of the working copy say, as JSON: an earlier mistake stops no one
 */
export async function pictureProblems(
  db: Database,
  items: readonly Item[],
  before: Iterable<string>,
): Promise<Problem[]> {
  const mentions = items.flatMap((item) => mentionsIn(item, item.body));
  if (mentions.length === 0) return [];
  const old = new Set<string>();
  for (const body of before) for (const [, address = ''] of body.matchAll(WHOLE)) old.add(address);
  const fresh = mentions.filter(({ address }) => !old.has(address));
  const known = await knownNames(
    db,
    fresh.map(({ address }) => nameIn(address)),
  );
  return fresh
    .filter(({ address }) => !known.has(nameIn(address)))
    .map(({ item: { kind, id }, field }) => ({ kind, id, field, message: NOT_THERE }));
}

const nameIn = (address: string) => uploadedPicture(address)?.name ?? '';

async function knownNames(db: Database, names: readonly string[]): Promise<ReadonlySet<string>> {
  const asked = [...new Set(names)].filter(Boolean);
  const known = new Set<string>();
  for (let from = 0; from < asked.length; from += AT_ONCE) {
    const rows = await db
      .selectFrom('uploaded_picture')
      .select('name')
      .where('name', 'in', asked.slice(from, from + AT_ONCE))
      .execute();
    for (const { name } of rows) known.add(name);
  }
  return known;
}

/** The fields that are such an address as a whole, each with the path to it (`icons.0.icon`). */
function mentionsIn(item: Item, value: unknown, path: readonly string[] = []): Mention[] {
  if (typeof value === 'string')
    return value.startsWith(UPLOADS) && !/\s/.test(value)
      ? [{ item, field: path.join('.'), address: value }]
      : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => mentionsIn(item, inner, [...path, name]));
}
