import type { Draft } from '../item.ts';
import type { KindName } from '../kinds/kinds.ts';

/** Gives bodies ids that count: `1`, `2`, or `101-1`, `101-2` below the item they belong to. */
export const drafts = (kind: KindName, bodies: readonly unknown[], below?: string): Draft[] =>
  bodies.map((body, index) => ({ kind, id: `${below === undefined ? '' : `${below}-`}${index + 1}`, body }));
