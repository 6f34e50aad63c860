import type { PictureUse } from '#core/desk/pictures.ts';
import { UPLOADS } from '#core/media/uploaded-picture.ts';
import { itemTitle } from '../content/item-title.ts';
import type { Database } from '../database/tables.ts';

/** Where pictures are used, by their names. */
export interface PictureUses {
  readonly working: ReadonlyMap<string, readonly PictureUse[]>;
  /** In any revision: each can be shown again. */
  readonly published: ReadonlySet<string>;
}

/** The address of a picture in any text, also within markup or behind the site's own origin. */
const NAMED = new RegExp(`${UPLOADS}([0-9a-f]{32}-\\d+x\\d+)/`, 'g');
const MENTION = `%${UPLOADS}%`;

const namesIn = (body: string) => new Set([...body.matchAll(NAMED)].map(([, name = '']) => name));

/** Looks for uploaded pictures in all content, of the working copy and of every revision. */
export async function pictureUses(db: Database): Promise<PictureUses> {
  const working = new Map<string, PictureUse[]>();
  const items = await db
    .selectFrom('content_item')
    .select(['kind', 'id', 'body'])
    .where('body', 'like', MENTION)
    .orderBy('kind')
    .orderBy('position')
    .execute();
  for (const { kind, id, body } of items) {
    const use = { kind, id, title: itemTitle(kind, id, JSON.parse(body)) };
    for (const name of namesIn(body)) working.set(name, [...(working.get(name) ?? []), use]);
  }
  const versions = await db
    .selectFrom('content_item_version')
    .select('body')
    .where('body', 'like', MENTION)
    .execute();
  return { working, published: new Set(versions.flatMap(({ body }) => [...namesIn(body)])) };
}
