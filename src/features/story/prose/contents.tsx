import type { Prose } from '#content/prose.ts';
import { PartLink } from '../../../ui/links/part-link.tsx';
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
            <PartLink to={headingId(heading)} className={styles.link}>
              {heading}
            </PartLink>
          </li>
        ))}
      </ol>
    </nav>
  );
}
