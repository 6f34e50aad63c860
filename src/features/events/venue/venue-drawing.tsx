import type { Venue, VenuePlace } from '#content/venues/venue.ts';
import { classNames } from '../../../ui/class-names.ts';
import { facilitySign } from './facility-sign.ts';
import { PlaceMark } from './place-mark.tsx';
import styles from './venue-plan.module.css';

/** Half the width of a facility's sign, in units of a drawing that is 1,200 wide. */
const SIGN = 22;

interface VenueDrawingProps {
  readonly venue: Venue;
  /** The place that the address asks for. */
  readonly marked?: VenuePlace | null;
  readonly className?: string | undefined;
}

/** The plan itself: the operator's drawing, the signs of its facilities and the numbers of its places. */
export function VenueDrawing({
  venue: { plan, places, facilities },
  marked = null,
  className,
}: VenueDrawingProps) {
  const scale = plan.width / 1200;
  return (
    // biome-ignore lint/a11y/noSvgWithoutTitle: the box around it is named, and a title would be a tooltip over the whole plan
    <svg className={classNames(styles.drawing, className)} viewBox={`0 0 ${plan.width} ${plan.height}`}>
      <image href={plan.source} width={plan.width} height={plan.height} />
      <g>
        {facilities.map(({ key, kind, at }) => (
          <g key={key} transform={`translate(${at.x} ${at.y}) scale(${scale})`}>
            <rect x={-SIGN} y={-SIGN} width={2 * SIGN} height={2 * SIGN} className={styles.plate} />
            <use
              href={facilitySign(kind)}
              x={-SIGN + 5}
              y={-SIGN + 5}
              width={2 * SIGN - 10}
              height={2 * SIGN - 10}
              className={styles.sign}
            />
          </g>
        ))}
      </g>
      {places.map((place, index) => (
        <PlaceMark
          key={place.key}
          place={place}
          number={index + 1}
          scale={scale}
          isMarked={place === marked}
        />
      ))}
    </svg>
  );
}
