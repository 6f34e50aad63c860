import type { Prose } from '#content/prose.ts';
import { AppLink } from '../../ui/app-link.tsx';
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
            <AppLink to={`#${headingId(heading)}`} className={styles.link}>
              {heading}
            </AppLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
