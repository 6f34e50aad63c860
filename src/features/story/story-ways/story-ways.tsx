import './texts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../navigation/paths.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import styles from './story-ways.module.css';

/** The movement's own pages, by the keys of `story.ways`. */
const WAYS = {
  history: paths.history(),
  founder: paths.foundersMessage(),
  visionAndMission: paths.visionAndMission(),
  about: paths.about(),
  modern: paths.modern(),
  aims: paths.aims(),
} as const;

interface StoryWaysProps {
  /** Pages related to the current one. */
  readonly to: readonly (keyof typeof WAYS)[];
}

/** Links at the end of a long text to related pages. */
export function StoryWays({ to }: StoryWaysProps) {
  const { t } = useTranslation();
  const headingId = useId();
  return (
    <nav aria-labelledby={headingId} className={`wrap ${styles.ways}`}>
      <h2 id={headingId} className="d4">
        {t('story.readOn')}
      </h2>
      <ul className={styles.links}>
        {to.map((way) => (
          <li key={way}>
            <ArrowLink to={WAYS[way]}>{t(`story.ways.${way}`)}</ArrowLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
