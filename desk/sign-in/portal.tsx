import { CssBaseline } from '@mui/material';
import { type ReactNode, useEffect } from 'react';
import { settings } from '#core/settings.ts';
import { Mark } from '../look/mark.tsx';
import styles from './portal.module.css';

/** The screen before signing in: one thing to do, beside a painted figure. */
export function Portal({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  useEffect(() => {
    document.title = `${title} – ${settings.productName}, desk`;
  }, [title]);
  return (
    <div className={styles.portal}>
      <CssBaseline enableColorScheme />
      <div className={styles.field}>
        <div className={styles.figure} />
      </div>
      <main className={styles.main}>
        <p className={styles.brand}>
          <Mark /> {settings.productName}
        </p>
        <h1>{title}</h1>
        {children}
      </main>
    </div>
  );
}
