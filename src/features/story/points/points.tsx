import type { Point } from '#content/story/point.ts';
import styles from './points.module.css';

interface PointsProps {
  readonly points: readonly Point[];
  /** `numbers` puts large numbers before them, `rows` puts title and sentence side by side. */
  readonly look: 'numbers' | 'rows';
  /** The id of the heading above them. */
  readonly labelledBy: string;
}

/** Numbered points: an ordered list, each with a title and a sentence (HISTORY-06, ROUTE-14). */
export function Points({ points, look, labelledBy }: PointsProps) {
  return (
    <ol lang="en" dir="ltr" aria-labelledby={labelledBy} className={styles[look]}>
      {points.map(({ title, text }) => (
        <li key={title} className={styles.point}>
          <h3 className="d4">{title}</h3>
          <p className="muted">{text}</p>
        </li>
      ))}
    </ol>
  );
}
