import { type ReactNode, useEffect, useRef } from 'react';
import { useLocation } from 'react-router-dom';
import { settings } from '#core/settings.ts';
import { isFirstScreen } from './first-screen.ts';
import styles from './page.module.css';

/** A screen: its heading, what can be done with all of it, and what it shows. */
export function Page({
  title,
  above,
  intro,
  actions,
  children,
}: {
  readonly title: string;
  /** A link back to where this screen belongs. */
  readonly above?: ReactNode;
  readonly intro?: ReactNode;
  readonly actions?: ReactNode;
  readonly children?: ReactNode;
}) {
  const heading = useRef<HTMLHeadingElement>(null);
  const { key, pathname } = useLocation();
  const reached = useRef(key === 'default' && isFirstScreen() ? pathname : null);
  useEffect(() => {
    document.title = `${title} – ${settings.productName}, desk`;
  }, [title]);
  // After a step to another screen, and not at the first one, whoever listens hears where they are. What a list is narrowed
  // by is in the address too, and is no other screen.
  useEffect(() => {
    if (reached.current === pathname) return;
    reached.current = pathname;
    heading.current?.focus();
  }, [pathname]);
  return (
    <>
      {above && <p className={styles.above}>{above}</p>}
      <div className={styles.head}>
        <h1 ref={heading} tabIndex={-1}>
          {title}
        </h1>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {intro && <p className={styles.intro}>{intro}</p>}
      {children}
    </>
  );
}
