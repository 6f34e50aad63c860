import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../pictures/icon.tsx';
import { ButtonLink } from './button-link.tsx';
import styles from './continue-elsewhere.module.css';

interface ContinueElsewhereProps {
  title: string;
  /** What has happened here, and what happens there. */
  children: ReactNode;
  /** The other site, and the words of the way to it. */
  href: string;
  action: string;
  /** It stands before a form, not in the place of one: nothing is taken from where the visitor is. */
  isBefore?: boolean | undefined;
}

/**
 * The way to another site, where the visitor goes on. In the place of a form that has served it takes the focus
 * (WCAG 2.4.3, 4.1.3).
 */
export function ContinueElsewhere({
  title,
  children,
  href,
  action,
  isBefore = false,
}: ContinueElsewhereProps) {
  const id = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!isBefore) heading.current?.focus();
  }, [isBefore]);
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 ref={heading} tabIndex={isBefore ? undefined : -1} className="d4" id={id}>
        {title}
      </h2>
      <p>{children}</p>
      <ButtonLink to={href} newTab className={styles.way}>
        {action}
        <Icon name="arrow-square-out" />
      </ButtonLink>
    </section>
  );
}
