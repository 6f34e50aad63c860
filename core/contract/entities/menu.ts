import * as v from 'valibot';
import { KEEP, readEndpoint } from '../endpoint.ts';
import { isRecord, ShapeError } from '../envelope.ts';
import { entity, flag, link, list, requiredText } from '../fields.ts';
import { readItems, withForm } from '../read-body.ts';

/** An entry of the navigation; if it is not clickable it only opens its sub-entries. */
export interface MenuEntry {
  readonly title: string;
  readonly isClickable: boolean;
  readonly link: string;
  readonly inNewTab: boolean;
  readonly items: readonly MenuEntry[];
}

/** How many levels below a group are read; deeper ones could not be shown. */
const DEEPEST_LEVEL = 4;

const common = { clickable: flag, link, inNewTab: flag } as const;

const toEntry = (
  title: string,
  raw: { clickable: boolean; link: string; inNewTab: boolean; items: MenuEntry[] },
): MenuEntry => ({
  title,
  isClickable: raw.clickable,
  link: raw.link,
  inNewTab: raw.inNewTab,
  items: raw.items,
});

const noItems = v.pipe(
  v.unknown(),
  v.transform((): MenuEntry[] => []),
);

/* @__NO_SIDE_EFFECTS__ */
function itemsFrom(level: number): v.GenericSchema<unknown, MenuEntry[]> {
  if (level > DEEPEST_LEVEL) return noItems;
  const entry = v.pipe(
    entity({ title: requiredText, ...common, items: itemsFrom(level + 1) }),
    v.transform((raw) => toEntry(raw.title, raw)),
  );
  return list(entry);
}

const menuGroup = v.pipe(
  entity({ menuTitle: requiredText, ...common, items: itemsFrom(1) }),
  v.transform((raw) => toEntry(raw.menuTitle, raw)),
);

/** Returns the groups in the order of their keys; a group may be one entry or a list of them. */
function findGroups(body: unknown): readonly unknown[] {
  const data = isRecord(body) ? body.data : undefined;
  if (data === null || data === '') return [];
  if (Array.isArray(data)) return data;
  if (!isRecord(data)) throw new ShapeError('groups were expected under "data"');
  return Object.values(data).flat();
}

export const menu = readEndpoint({
  name: 'menu',
  path: '/api/Menu',
  values: [],
  read: withForm({ takes: 'groups', item: menuGroup, status: 'named' }, (body, note): MenuEntry[] =>
    readItems(findGroups(body), menuGroup, note),
  ),
  keep: KEEP.frame,
});
