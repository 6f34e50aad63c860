import { pictureAddress } from '#core/media/picture-address.ts';

/** Attributes in which lazy loaders store the picture their script would show. */
const LAZY = ['data-src', 'data-lazy-src', 'data-original', 'data-orig-src'] as const;
const LAZY_SETS = ['data-srcset', 'data-lazy-srcset'] as const;
/** Picture attributes that are read and then removed. */
export const READ_OF_PICTURES: readonly string[] = [...LAZY, ...LAZY_SETS, 'srcset'];

/** A page column is no wider, and a larger picture is hardly sharper on a screen of double density. */
const WIDEST_PX = 1600;
const COLUMN_PX = 800;
/** Bitmaps only: a drawing may contain anything. */
const BITMAP = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,[a-z0-9+/=\s]*$/i;
/** Anything shorter is the placeholder dot of a lazy loader. */
const SHORTEST_BITMAP_CHARS = 256;
/** A scheme that leads to something on the editor's own computer, or to nothing. */
const NOWHERE = /^(?!https?:)[a-z][a-z0-9+.-]*:/i;

/** Whether the picture waits for a script of its own site. */
export const isLazy = (picture: Element): boolean =>
  [...LAZY, ...LAZY_SETS].some((name) => picture.getAttribute(name) !== null);

/** Whether only its editor could ever see the picture: a file on their computer, or a bare placeholder. */
export function leadsNowhere(picture: Element): boolean {
  const source = picture.getAttribute('src')?.trim() ?? '';
  return !isLazy(picture) && (source === '' || NOWHERE.test(source));
}

/**
 * Returns the address of a picture in provider markup if the site may show it, or null. For a lazy picture it is what
 * its script would load, since its `src` is a placeholder. Of several sizes it is the one for a page column.
 */
export function pictureSource(picture: Element): string | null {
  const of = (element: Element, names: readonly string[]) =>
    names.map((name) => element.getAttribute(name) ?? '');
  const set = (element: Element, names: readonly string[]) => of(element, names).map(bestOfSet);
  const frame = picture.parentElement?.localName === 'picture' ? picture.parentElement : null;
  const others = [...(frame?.children ?? [])].filter(({ localName }) => localName === 'source');
  const given = isLazy(picture)
    ? [...of(picture, LAZY), ...set(picture, LAZY_SETS)]
    : [...of(picture, ['src']), ...set(picture, ['srcset'])];
  const alternatives = others.flatMap((source) => set(source, [...LAZY_SETS, 'srcset']));
  for (const address of [...given, ...alternatives]) {
    const found = shown(address.trim());
    if (found !== null) return found;
  }
  return null;
}

function shown(address: string): string | null {
  if (BITMAP.test(address)) return address.length < SHORTEST_BITMAP_CHARS ? null : address;
  return pictureAddress(address);
}

/** Returns the largest that is not too large, otherwise the smallest. */
function bestOfSet(set: string): string {
  const sizes = set
    .replace(/(\s[\d.]+[wx]),/g, '$1, ')
    .split(/,\s+/)
    .map((entry) => {
      const [address = '', size = '1x'] = entry.trim().split(/\s+/);
      const px = Number.parseFloat(size) * (size.endsWith('x') ? COLUMN_PX : 1);
      return { address, px: Number.isFinite(px) ? px : COLUMN_PX };
    })
    .sort((one, other) => one.px - other.px);
  return (sizes.findLast(({ px }) => px <= WIDEST_PX) ?? sizes[0])?.address ?? '';
}
