import { useLinkClickHandler, useLocation } from 'react-router-dom';
import type { VenuePlace } from '#content/venues/venue.ts';
import { placeAnchor } from '../../../domain/venues/place-of.ts';
import { withoutEntry } from '../../../navigation/without-entry.ts';
import { classNames } from '../../../ui/class-names.ts';
import { languageOf } from '../../../ui/words/language-of.ts';
import styles from './venue-plan.module.css';

interface PlaceMarkProps {
  readonly place: VenuePlace;
  /** Its number in the list. */
  readonly number: number;
  /** The size of a mark, for drawings of another width. */
  readonly scale: number;
  readonly isMarked: boolean;
}

/** A numbered disc on the plan, which leads to the place's row in the list. */
export function PlaceMark({ place, number, scale, isMarked }: PlaceMarkProps) {
  const { search } = useLocation();
  const to = `${withoutEntry(search)}#${placeAnchor(place.key)}`;
  const follow = useLinkClickHandler<HTMLAnchorElement>(to, { replace: true });
  return (
    <a
      href={`#${placeAnchor(place.key)}`}
      onClick={follow}
      aria-current={isMarked ? 'true' : undefined}
      className={classNames(styles.mark, isMarked && styles.marked)}
    >
      <g transform={`translate(${place.at.x} ${place.at.y}) scale(${scale})`}>
        <circle r="46" className={styles.reach} />
        <circle r="28" className={styles.disc} />
        <text className={styles.number} dy="0.36em">
          {number}
        </text>
        <text className={styles.name} y="62" lang={languageOf(place.name)}>
          {place.name}
        </text>
      </g>
    </a>
  );
}
