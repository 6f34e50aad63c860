import { type SavedRef, savedKey } from '../../../../data/saved/saved-ref.ts';
import { listName } from './list-name.ts';

/*
 * A list for another device, as the fragment of an address: `v1;e=athens,delphi;s=athens:1x2y,3z;a=9w`. It has events
 * by path, entries by event, and articles: nothing but ids. With a name it is `v2;n=Ione;e=athens`: builds that know no
 * names say that it is newer than they are. Browsers send no fragment to a server.
 */
const VERSION = 'v1';
const NAMED_VERSION = 'v2';
/** What a chat or a sentence puts behind an address. No list ends with any of it. */
const TAIL = /[.!?)\]']+$/;
const LONGEST_CHARS = 16_000;
const MOST_ITEMS = 1_000;
/** Of so many events the schedules are requested. */
const MOST_SCHEDULES = 100;

/** The content of a fragment. `other-version` comes from a newer version of the site. */
export type SharedList =
  | {
      readonly kind: 'items';
      /** What the sender calls it; '' if nothing. */
      readonly name: string;
      readonly refs: readonly SavedRef[];
    }
  | { readonly kind: 'other-version' }
  | { readonly kind: 'broken' };

/**
 * Returns the fragment, without `#`, for these items.
 *
 * @param given a name for the list; '' for none
 */
export function writeShareLink(refs: readonly SavedRef[], given = ''): string {
  const events = new Set<string>();
  const entries = new Map<string, Set<string>>();
  const articles = new Set<string>();
  for (const ref of refs) {
    if (ref.kind === 'event') events.add(encodedPath(ref.eventPath));
    else if (ref.kind === 'article') articles.add(ref.id);
    else {
      const path = encodedPath(ref.eventPath);
      entries.set(path, (entries.get(path) ?? new Set()).add(ref.id));
    }
  }
  const part = (sign: string, ids: Iterable<string>) => {
    const list = [...ids].join(',');
    return list === '' ? [] : [`${sign}=${list}`];
  };
  const name = listName(given);
  return [
    ...(name === '' ? [VERSION] : [NAMED_VERSION, `n=${encodeURIComponent(name)}`]),
    ...part('e', events),
    ...[...entries].flatMap(([path, ids]) => part('s', [`${path}:${[...ids].join(',')}`])),
    ...part('a', articles),
  ].join(';');
}

/** Encodes the path of an event. Its end is never what is taken for a tail. */
function encodedPath(eventPath: string): string {
  const hex = (sign: string) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`;
  return encodeURIComponent(eventPath).replace(TAIL, (end) => end.replace(/./g, hex));
}

/** Parses a fragment. Null if it is not one of ours. A single unreadable part invalidates the whole. */
export function readShareLink(given: string): SharedList | null {
  const fragment = given.replace(TAIL, '');
  const [version = '', ...rest] = fragment.split(';');
  if (!/^v\d+$/.test(version)) return null;
  if (version !== VERSION && version !== NAMED_VERSION) return { kind: 'other-version' };
  if (fragment.length > LONGEST_CHARS) return { kind: 'broken' };
  const [name, parts] = version === NAMED_VERSION ? [readName(rest[0] ?? ''), rest.slice(1)] : ['', rest];
  const refs = parts.map(readPart);
  if (name === null || refs.length === 0 || refs.some((found) => found === null)) return { kind: 'broken' };
  const all = refs.flatMap((found) => found ?? []);
  const schedules = new Set(all.flatMap((ref) => (ref.kind === 'entry' ? [ref.eventPath] : [])));
  if (all.length > MOST_ITEMS || schedules.size > MOST_SCHEDULES) return { kind: 'broken' };
  // What is named twice would be drawn, counted and added twice.
  return { kind: 'items', name, refs: [...new Map(all.map((ref) => [savedKey(ref), ref])).values()] };
}

/** Returns null for a name that we would not have written. */
function readName(part: string): string | null {
  const [, given = ''] = /^n=(.+)$/.exec(part) ?? [];
  const name = decoded(given);
  return name !== null && name !== '' && listName(name) === name ? name : null;
}

function readPart(part: string): SavedRef[] | null {
  const [, sign, rest = ''] = /^([esa])=(.+)$/.exec(part) ?? [];
  if (sign === undefined) return null;
  if (sign === 'e') return allOf(rest.split(','), readEvent);
  if (sign === 'a') return allOf(rest.split(','), (id) => (isId(id) ? { kind: 'article', id } : null));
  const [path = '', ids = '', ...more] = rest.split(':');
  const event = readEvent(path);
  if (event === null || more.length > 0) return null;
  return allOf(ids.split(','), (id) => (isId(id) ? { kind: 'entry', eventPath: event.eventPath, id } : null));
}

function readEvent(given: string): { readonly kind: 'event'; readonly eventPath: string } | null {
  const eventPath = decoded(given);
  // Within an address these would lead elsewhere.
  return eventPath === null || /^\.{0,2}$/.test(eventPath) ? null : { kind: 'event', eventPath };
}

function decoded(given: string): string | null {
  try {
    return decodeURIComponent(given);
  } catch {
    return null;
  }
}

const isId = (text: string) => /^[\da-z]{1,13}$/.test(text);

function allOf(texts: readonly string[], read: (text: string) => SavedRef | null): SavedRef[] | null {
  const refs = texts.map(read);
  return refs.some((ref) => ref === null) ? null : refs.flatMap((ref) => ref ?? []);
}
