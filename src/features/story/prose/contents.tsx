import type { Prose } from '#content/prose.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import styles from './contents.module.css';
import { headingId } from './heading-id.ts';

interface ContentsProps {
  readonly text: Prose;
  /** What the list is called, in the language of the interface. */
  readonly label: string;
}

/** The headings of a long text, each a way to its place; the text stands on the page as `isLinked`. */
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

/** The next Tab, and a reader's voice, go on from the heading (WCAG 2.4.3); the router only scrolls. */
function goOnFrom(id: string): void {
  const heading = document.getElementById(id);
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}
