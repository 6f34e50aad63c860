import { decoded } from '#core/text/decoded.ts';
import { kioskPaths } from '../kiosk-paths.ts';
import { type Exit, wayOf } from '../navigation/exit.ts';

interface Doors {
  /** Opens one of our screens, in place. */
  readonly open: (to: string) => void;
  /** Called instead of leaving. */
  readonly handOff: (exit: Exit) => void;
}

/**
 * Keeps a kiosk on the site, whatever is pressed (reading Q-67): nothing leads to another site, a new tab, another
 * application or a download, and nothing reloads a page. Clicks on links to screens that the page handles itself take
 * precedence.
 *
 * @returns stops guarding
 */
export function guardExits({ open, handOff }: Doors): () => void {
  const guard = new AbortController();
  const { signal } = guard;

  // Capture phase: some components, such as maps, stop click events.
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
    // Drops the query: visitors may not change the kiosk's settings.
    else open(way.to.startsWith(kioskPaths.start()) ? (way.to.split(/[?#]/)[0] ?? '') : way.to);
  };
  const stop = (event: Event) => event.preventDefault();

  addEventListener('click', early, { signal, capture: true });
  addEventListener('auxclick', early, { signal, capture: true });
  addEventListener('click', late, { signal });
  // A long press, a dragged link, and a form without a submit handler.
  for (const type of ['contextmenu', 'dragstart', 'submit']) addEventListener(type, stop, { signal });
  return () => guard.abort();
}

/** Finds also a link in an SVG or a shadow tree. */
function linkOf(event: Event): Element | null {
  const pressed = event.composedPath().filter((one) => one instanceof Element);
  return pressed.find(({ localName }) => localName === 'a' || localName === 'area') ?? null;
}
