import { isRecord } from '#core/contract/envelope.ts';
import { MOST_ITEMS } from '#core/desk/most-items.ts';
import { shortened } from '../../programme-files/shortened.ts';
import type { Draft, Item } from '../item.ts';
import { isKindName, KIND_NAMES, type KindName } from '../kinds/kinds.ts';

/** Tells a file of content from any other JSON. */
const FORMAT = 'content';
const VERSION = 1;

/** Larger files are refused before they are read. */
export const LARGEST_CONTENT_BYTES = 50 * 1024 * 1024;

/** How many problems of a file are reported; more would not be read. */
export const MOST_PROBLEMS = 100;

/** What a file says: the items of each kind that it names, in their order. */
export interface ContentFile {
  readonly kinds: readonly KindName[];
  readonly drafts: readonly Draft[];
}

/** `unreadable`: it is no file of content, and why, as sentences. */
export type ReadOutcome =
  | { readonly outcome: 'read'; readonly file: ContentFile }
  | { readonly outcome: 'unreadable'; readonly reasons: readonly string[] };

/** Writes content as a file. It says nothing of when and by whom, so the same content is always the same file. */
export function writeContentFile(items: readonly Item[]): string {
  const byKind = KIND_NAMES.map((kind) => [
    kind,
    items.filter((item) => item.kind === kind).map(({ id, body }) => ({ id, ...body })),
  ]);
  const file = { format: FORMAT, version: VERSION, items: Object.fromEntries(byKind) };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Reads a content file and checks its form; its items are checked when they are imported. */
export function readContentFile(text: string): ReadOutcome {
  const found = parsed(text);
  if (typeof found === 'string') return unreadable([found]);
  const { items } = found;
  if (found.format !== FORMAT || !isRecord(items))
    return unreadable(['This isn’t a content file: it must have "format": "content" and "items".']);
  if (found.version !== VERSION)
    return unreadable([
      `This file has version ${shortened(String(JSON.stringify(found.version)))}; only ${VERSION} can be read here.`,
    ]);
  const reasons: string[] = [];
  const drafts: Draft[] = [];
  for (const [kind, entries] of Object.entries(items)) {
    if (reasons.length === MOST_PROBLEMS) break;
    if (!isKindName(kind)) {
      reasons.push(`"${shortened(kind)}" isn’t a kind of content. The kinds are: ${KIND_NAMES.join(', ')}.`);
    } else if (Array.isArray(entries) && entries.length > MOST_ITEMS) {
      reasons.push(`"${kind}" has ${entries.length} items; the limit is ${MOST_ITEMS}.`);
    } else if (!Array.isArray(entries) || !entries.every(isRecord)) {
      reasons.push(`"${kind}" must be a list of objects.`);
    } else {
      drafts.push(...entries.map(({ id, ...body }) => ({ kind, id, body })));
    }
  }
  if (reasons.length > 0) return unreadable(reasons);
  return { outcome: 'read', file: { kinds: Object.keys(items).filter(isKindName), drafts } };
}

const unreadable = (reasons: readonly string[]): ReadOutcome => ({ outcome: 'unreadable', reasons });

/** A byte order mark is what some editors on Windows put first. */
function parsed(text: string): Record<string, unknown> | string {
  try {
    const found: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isRecord(found) ? found : 'This isn’t a content file: it must be one JSON object.';
  } catch (error) {
    return `This isn’t JSON (${error instanceof Error ? error.message : String(error)}).`;
  }
}
