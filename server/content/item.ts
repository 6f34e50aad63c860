import type { BodyOf, KindName } from './kinds/kinds.ts';

/** An item of content, in the order of its kind. Its id stays when it is renamed or moved. */
export interface Item<Name extends KindName = KindName> {
  readonly kind: Name;
  readonly id: string;
  readonly body: BodyOf<Name>;
}

/** An item that has not been checked yet. */
export interface Draft {
  readonly kind: KindName;
  readonly id: unknown;
  readonly body: unknown;
}
