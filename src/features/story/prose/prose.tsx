import type { Prose as ProseText } from '#content/prose.ts';
import { classNames } from '../../../ui/class-names.ts';
import { headingId } from './heading-id.ts';
import styles from './prose.module.css';

interface ProseProps {
  readonly text: ProseText;
  /** The level of its headings, which depends on the headings above it. */
  readonly headingLevel?: 2 | 3 | 4;
  /** Whether its headings have anchors (`Contents`). At most one text per page. */
  readonly isLinked?: boolean;
  readonly className?: string | undefined;
}

/** A text in English, whatever the language of the interface (WCAG 3.1.2). */
export function Prose({ text, headingLevel = 2, isLinked = false, className }: ProseProps) {
  const Heading = `h${headingLevel}` as const;
  return (
    <div lang="en" dir="ltr" className={classNames(styles.prose, className)}>
      {text.map((block, place) => {
        // Texts are constants, so a block never changes its position.
        const key = `${place}`;
        if (typeof block === 'string') return <p key={key}>{block}</p>;
        if ('heading' in block) {
          return (
            <Heading key={key} id={isLinked ? headingId(block.heading) : undefined} className="d4">
              {block.heading}
            </Heading>
          );
        }
        const [List, items] =
          'list' in block ? (['ul', block.list] as const) : (['ol', block.steps] as const);
        return (
          <List key={key}>
            {items.map((item) => (
              <li key={item}>{item}</li>
            ))}
          </List>
        );
      })}
    </div>
  );
}
