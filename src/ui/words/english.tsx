import type { ReactNode } from 'react';

/** Text that is in English whatever the interface language (WCAG 3.1.2). */
export const English = ({ children }: { readonly children: ReactNode }) => (
  <span lang="en" dir="ltr">
    {children}
  </span>
);
