import { decoded } from '#core/text/decoded.ts';

/**
 * Returns the page's name as the provider wants it: the path without its leading slash, `home` for the root (decision
 * Trailing slashes never count.
 */
export function pageNameOf(pathname: string): string {
  const trimmed = pathname.replace(/^\/+|\/+$/g, '');
  return decoded(trimmed) || 'home';
}
