import type { Item } from './item.ts';
import type { BodyOf, KindName } from './kinds/kinds.ts';

/** An item with its id among what it says. */
export type Entry<Name extends KindName> = { readonly id: string } & BodyOf<Name>;

/** All content at one moment, to be read. */
export class Contents {
  private readonly byKind = new Map<KindName, Entry<KindName>[]>();

  /**
   * @param items of each kind in their order
   * @param revision their number; 0 if they are of none
   */
  constructor(
    items: readonly Item[],
    readonly revision = 0,
  ) {
    for (const { kind, id, body } of items) {
      const entries = this.byKind.get(kind) ?? [];
      if (entries.length === 0) this.byKind.set(kind, entries);
      entries.push({ id, ...body } as Entry<KindName>);
    }
  }

  /** Returns the items of a kind in their order. */
  of<Name extends KindName>(kind: Name): readonly Entry<Name>[] {
    return (this.byKind.get(kind) ?? []) as readonly unknown[] as readonly Entry<Name>[];
  }
}
