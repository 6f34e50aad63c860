import type { ComponentPropsWithRef } from 'react';
import { NewTabNote } from './new-tab-note.tsx';

interface OutboundLinkProps extends Omit<ComponentPropsWithRef<'a'>, 'href' | 'target' | 'rel'> {
  /** Already judged by `safeAddress`. */
  href: string;
  newTab?: boolean | undefined;
  /** Off where the link's words are fixed and its description says that a tab opens. */
  saysNewTab?: boolean | undefined;
}

/** A link that leaves the site. It never hands our window to the other side. */
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
