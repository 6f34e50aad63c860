import type { ReactNode } from 'react';

/** A few words that are written in English whatever the language of the interface (WCAG 3.1.2). */
export const English = ({ children }: { readonly children: ReactNode }) => (
  <span lang="en" dir="ltr">
    {children}
  </span>
);
