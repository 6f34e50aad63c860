import { canonicalPath } from '../../../navigation/document-head.tsx';
import { publicAddress } from '../../../navigation/public-address.ts';

/** A page, or a place on one, that visitors share. */
export interface SharedPage {
  /** Its name, in the words of the page. */
  readonly title: string;
  /** Its path on this site, as `navigation/paths.ts` writes it. */
  readonly path: string;
  /** A sentence that goes with it; by default its name. */
  readonly text?: string | undefined;
}

/**
 * Returns the full address to share. It holds nothing but the page's own path: no tracking string and no session. For
 * the browser only.
 */
export function sharedAddress(path: string): string {
  const [, pathname = '', place = ''] = /^([^?#]*)(.*)$/s.exec(path) ?? [];
  return publicAddress(canonicalPath(pathname) + place);
}
