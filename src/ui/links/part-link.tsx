import type { ReactNode } from 'react';
import { AppLink } from './app-link.tsx';

interface PartLinkProps {
  /** The id of a heading in the same page. */
  readonly to: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link to a part of the same page, by its heading. */
export function PartLink({ to, className, children }: PartLinkProps) {
  return (
    <AppLink to={`#${to}`} className={className} onClick={() => goOnFrom(to)}>
      {children}
    </AppLink>
  );
}

/** Moves the focus, so that Tab and screen readers continue from the heading (WCAG 2.4.3). The router only scrolls. */
function goOnFrom(id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
