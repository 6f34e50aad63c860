import * as v from 'valibot';
import { ASSOCIATES_EVENT_ID, SITE_EVENT_ID } from '#core/contract/site-event.ts';
import type { Draft, Item } from './item.ts';
import { rulesOf } from './kinds/kinds.ts';
import type { Problem } from './problem.ts';

const ID = /^[a-z0-9][a-z0-9._-]{0,99}$/i;
const ID_RULE = 'must be 1 to 100 of the letters a to z, digits, dots, hyphens and underscores';
/** In calls of the API these ids stand for the site itself. */
const RESERVED = [SITE_EVENT_ID, ASSOCIATES_EVENT_ID];

/** A limit, because each may be wrong, and a message takes far more room than the value itself. */
const MOST_VALUES = 10_000;

export const isItemId = (text: string): boolean => ID.test(text);

export type CheckedItem =
  | { readonly isGood: true; readonly item: Item }
  | { readonly isGood: false; readonly problems: readonly Problem[] };

/**
 * Checks what one item says, apart from other items. Texts come back trimmed, fields left out with their empty values.
 */
export function checkItem({ kind, id: name, body }: Draft): CheckedItem {
  const id = typeof name === 'string' ? name : '';
  const problems: Problem[] = [];
  if (!isItemId(id)) problems.push({ kind, id, field: 'id', message: ID_RULE });
  if (kind === 'event' && RESERVED.includes(id))
    problems.push({ kind, id, field: 'id', message: `must not be ${RESERVED.join(' or ')}` });
  if (!isWithin(MOST_VALUES, body)) {
    problems.push({ kind, id, field: null, message: `must have at most ${MOST_VALUES} values` });
    return { isGood: false, problems };
  }
  // To a schema of an object a list is one without fields.
  const given = Array.isArray(body) ? null : body;
  const result = v.safeParse(rulesOf(kind).schema, given, { abortPipeEarly: true });
  for (const issue of result.issues ?? [])
    problems.push({ kind, id, field: v.getDotPath(issue), message: issue.message });
  if (problems.length > 0 || !result.success) return { isGood: false, problems };
  return { isGood: true, item: { kind, id, body: result.output as Item['body'] } };
}

/** Whether there are not too many values in what an item says, however they nest. */
function isWithin(most: number, body: unknown): boolean {
  const seen = [body];
  for (const value of seen) {
    const inside: unknown[] = typeof value === 'object' && value !== null ? Object.values(value) : [];
    if (seen.length + inside.length > most) return false;
    seen.push(...inside);
  }
  return true;
}
