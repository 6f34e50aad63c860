import type { ReactNode } from 'react';

/**
 * Says what a link like "Read More" leads to, for anyone who does not see its context: screen readers that list a
 * page's links, and search engines (WCAG 2.4.9).
 */
export function OfWhat({ children }: { readonly children: ReactNode }) {
  return <span className="visually-hidden"> {children}</span>;
}
