import type { NavigationType } from 'react-router-dom';
import { decoded } from '#core/text/decoded.ts';

interface Place {
  readonly pathname: string;
  readonly search: string;
}

/**
 * Whether a navigation led to another page. A query that replaces its own history entry is a choice within the page,
 * such as a filter; a new entry is a new page, such as the next article.
 */
export function isArrival(from: Place, to: Place, type: `${NavigationType}`): boolean {
  if (from.pathname !== to.pathname) return true;
  return from.search !== to.search && type !== 'REPLACE';
}

/** Returns the element to focus on arrival: the part the hash names, else the page's heading, else the page itself. */
export function findArrivalTarget(main: HTMLElement, hash: string): HTMLElement {
  const named = hash.length > 1 ? document.getElementById(decoded(hash.slice(1))) : null;
  return (named && main.contains(named) ? named : null) ?? main.querySelector('h1') ?? main;
}
