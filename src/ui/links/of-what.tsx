import type { ReactNode } from 'react';

/**
 * What a link like "Read More" leads to, for whoever does not see what it stands beside: screen readers that list the
 * links of a page, and search engines (WCAG 2.4.9).
 */
export function OfWhat({ children }: { readonly children: ReactNode }) {
  return <span className="visually-hidden"> {children}</span>;
}
