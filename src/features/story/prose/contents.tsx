import type { Prose } from '#content/prose.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import styles from './contents.module.css';
import { headingId } from './heading-id.ts';

interface ContentsProps {
  readonly text: Prose;
  /** The name of the list, in the language of the interface. */
  readonly label: string;
}

/** The headings of a long text, each a link to its section. The page must render the text with `isLinked`. */
export function Contents({ text, label }: ContentsProps) {
  const headings = text.flatMap((block) =>
    typeof block === 'object' && 'heading' in block ? [block.heading] : [],
  );
  return (
    <nav aria-label={label} className={styles.contents}>
      <p className={styles.label} aria-hidden="true">
        {label}
      </p>
      <ol lang="en" dir="ltr" className={styles.list}>
        {headings.map((heading) => (
          <li key={heading}>
            <AppLink
              to={`#${headingId(heading)}`}
              className={styles.link}
              onClick={() => goOnFrom(headingId(heading))}
            >
              {heading}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}

/** Moves the focus, so that Tab and screen readers continue from the heading (WCAG 2.4.3). The router only scrolls. */
function goOnFrom(id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
