import { decoded } from '#core/contract/decoded.ts';
import { kioskPaths } from '../kiosk-paths.ts';
import { type Exit, wayOf } from '../navigation/exit.ts';

interface Doors {
  /** Opens a screen of ours, in place. */
  readonly open: (to: string) => void;
  /** Is shown instead of leaving. */
  readonly handOff: (exit: Exit) => void;
}

/**
 * Keeps a kiosk where it is, whatever is pressed on it (decision Q-67): nothing leads to another site, into a new tab,
 * into another application or a download, and nothing loads a page anew. What the page itself does with a press on a
 * link to a screen goes before.
 *
 * @returns stops guarding
 */
export function guardExits({ open, handOff }: Doors): () => void {
  const guard = new AbortController();
  const { signal } = guard;

  // Ahead of everything on the page: some of it keeps presses to itself, as maps do.
  const early = (event: MouseEvent) => {
    const link = linkOf(event);
    if (link === null) return;
    const way = wayOf(link);
    if (way?.kind === 'screen' && event.type === 'click' && link instanceof HTMLElement) return;
    event.preventDefault();
    event.stopPropagation();
    if (event.type === 'click' && way !== null && way.kind !== 'screen') handOff(way);
  };
  const late = (event: MouseEvent) => {
    const link = linkOf(event);
    const way = link && wayOf(link);
    if (event.defaultPrevented || way?.kind !== 'screen') return;
    event.preventDefault();
    if (way.to.startsWith('#')) document.getElementById(decoded(way.to.slice(1)))?.scrollIntoView();
    // How it is set up is no visitor's wish.
    else open(way.to.startsWith(kioskPaths.start()) ? (way.to.split(/[?#]/)[0] ?? '') : way.to);
  };
  const stop = (event: Event) => event.preventDefault();

  addEventListener('click', early, { signal, capture: true });
  addEventListener('auxclick', early, { signal, capture: true });
  addEventListener('click', late, { signal });
  // A long press, a dragged link, and a form that nobody has taken.
  for (const type of ['contextmenu', 'dragstart', 'submit']) addEventListener(type, stop, { signal });
  return () => guard.abort();
}

/** Also one in a drawing, or inside a part of the page that keeps to itself. */
function linkOf(event: Event): Element | null {
  const pressed = event.composedPath().filter((one) => one instanceof Element);
  return pressed.find(({ localName }) => localName === 'a' || localName === 'area') ?? null;
}
