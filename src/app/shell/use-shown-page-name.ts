import { useLocation, useMatches } from 'react-router-dom';
import { pageNameOf } from '../../navigation/page-name.ts';

/** What all addresses that lead nowhere are called. */
export const NOT_FOUND = 'not-found';

/**
 * The page as the provider calls it. All addresses that lead nowhere are one page: they are given the same
 * ready HTML, which must fit whatever was asked.
 */
export function useShownPageName(): string {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle;
  return isNotFound(handle) ? NOT_FOUND : pageNameOf(pathname);
}

function isNotFound(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'folder' in handle && handle.folder === NOT_FOUND;
}
