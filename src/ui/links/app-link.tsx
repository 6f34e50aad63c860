import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { NewTabNote } from './new-tab-note.tsx';
import { OutboundLink } from './outbound-link.tsx';
import { safeAddress } from './safe-address.ts';

export interface AppLinkProps {
  /** Any address, ours or external; it is checked here. */
  to: string | null | undefined;
  children: ReactNode;
  className?: string | undefined;
  /** Opens a new tab if the address is not one of our screens, or if a menu asks for it. */
  newTab?: boolean | undefined;
  /** Stored in the history entry, for example the event's id and name. */
  state?: unknown;
  replace?: boolean | undefined;
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
  /** What remains if the address must not become a link. */
  whenUnsafe?: 'words' | 'nothing' | undefined;
  'aria-label'?: string | undefined;
  'aria-describedby'?: string | undefined;
  'aria-current'?: 'page' | 'true' | undefined;
  lang?: string | undefined;
  title?: string | undefined;
  download?: boolean | string | undefined;
}

/**
 * The only link component of the site: one of our screens goes through the router, a file is a plain link, and an
 * unsafe address leaves only text.
 */
export function AppLink({
  to,
  newTab = false,
  state,
  replace = false,
  whenUnsafe = 'words',
  download,
  children,
  ...rest
}: AppLinkProps) {
  const address = safeAddress(to);
  if (address === null)
    return whenUnsafe === 'words' ? <span className={rest.className}>{children}</span> : null;
  const tab = newTab ? { target: '_blank', rel: 'noopener' } : {};
  if (address.kind === 'page') {
    return (
      <Link {...rest} {...tab} to={address.href} state={state} replace={replace}>
        {children}
        {newTab && <NewTabNote />}
      </Link>
    );
  }
  if (address.kind === 'file') {
    return (
      <a {...rest} {...tab} href={address.href} {...(download === undefined ? {} : { download })}>
        {children}
        {newTab && <NewTabNote />}
      </a>
    );
  }
  return (
    <OutboundLink {...rest} href={address.href} newTab={newTab}>
      {children}
    </OutboundLink>
  );
}
