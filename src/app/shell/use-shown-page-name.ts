import { useLocation, useMatches } from 'react-router-dom';
import { pageNameOf } from '../../navigation/page-name.ts';

/** The name for all addresses that lead nowhere. */
export const NOT_FOUND = 'not-found';

/**
 * Returns the provider's name for the current page. All addresses that lead nowhere share one name: they are served the
 * same prerendered HTML, which must fit any address.
 */
export function useShownPageName(): string {
  const { pathname } = useLocation();
  const handle = useMatches().at(-1)?.handle;
  return isNotFound(handle) ? NOT_FOUND : pageNameOf(pathname);
}

function isNotFound(handle: unknown): boolean {
  return typeof handle === 'object' && handle !== null && 'folder' in handle && handle.folder === NOT_FOUND;
}
