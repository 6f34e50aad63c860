import { isKindName, rulesOf } from './kinds/kinds.ts';

const TAGS = /<[^<>]*>/g;
const LONGEST_TITLE = 120;

/** Returns what people call an item: the texts of its kind's title fields without markup, or else its id. */
export function itemTitle(kind: string, id: string, body: Readonly<Record<string, unknown>> | null): string {
  if (body === null || !isKindName(kind)) return id;
  const texts = rulesOf(kind).titles.map((field) => plain(body[field]));
  return texts.filter(Boolean).join(', ') || id;
}

function plain(value: unknown): string {
  if (typeof value !== 'string') return '';
  const text = value.replace(TAGS, ' ').replace(/\s+/g, ' ').trim();
  return text.length > LONGEST_TITLE ? `${text.slice(0, LONGEST_TITLE)}…` : text;
}
