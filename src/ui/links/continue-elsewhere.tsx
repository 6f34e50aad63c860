import { type ReactNode, useEffect, useId, useRef } from 'react';
import { Icon } from '../pictures/icon.tsx';
import { ButtonLink } from './button-link.tsx';
import styles from './continue-elsewhere.module.css';

interface ContinueElsewhereProps {
  title: string;
  /** What has happened here, and what happens there. */
  children: ReactNode;
  /** The other site, and the text of the link to it. */
  href: string;
  action: string;
  /** It comes before a form and does not replace one, so it does not take the focus. */
  isBefore?: boolean | undefined;
}

/**
 * The link to another site, where the visitor continues. If it replaces a submitted form, it takes the focus (WCAG
 * 2.4.3, 4.1.3).
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
