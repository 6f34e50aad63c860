import type { ComponentPropsWithRef } from 'react';
import { NewTabNote } from './new-tab-note.tsx';

interface OutboundLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> {
  /** Already checked by `safeAddress`. */
  href: string;
  newTab?: boolean | undefined;
  /** Off if the link's text is fixed and its description says that a new tab opens. */
  saysNewTab?: boolean | undefined;
}

/** A link that leaves the site. It never gives the other site access to our window. */
export function OutboundLink({
  href,
  newTab = false,
  saysNewTab = true,
  children,
  ...rest
}: OutboundLinkProps) {
  return (
    <a {...rest} href={href} rel="noopener noreferrer" {...(newTab ? { target: '_blank' } : {})}>
      {children}
      {newTab && saysNewTab && <NewTabNote />}
    </a>
  );
}
