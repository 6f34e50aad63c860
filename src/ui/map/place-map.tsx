import { useEffect, useRef, useState } from 'react';
import { classNames } from '../class-names.ts';
import { useIsNear } from '../hydration/use-is-near.ts';
import { allowLeaflet } from './allow-leaflet.ts';
import { LAND_FILE } from './land-file.ts';
import type { PlaceMapControl } from './leaflet-map.ts';
import type { Place } from './place.ts';
import styles from './place-map.module.css';

interface PlaceMapProps {
  /** They do not change while the map exists. */
  readonly places: readonly Place[];
  /** The id of the place whose popup is open. */
  readonly chosen: string | null;
  readonly onChoose: (id: string | null) => void;
  /** Names the map. */
  readonly label: string;
  /** Whether the view jumps instead of gliding. */
  readonly isStill: boolean;
}

/**
 * The world with a marker for each place, 600 px high (section 9). Its code loads when it comes near the window; until
 * then, and if it fails to load, the land stands there without markers. West is on the left in every language.
 */
export function PlaceMap({ places, chosen, onChoose, label, isStill }: PlaceMapProps) {
  const box = useRef<HTMLElement>(null);
  const isNear = useIsNear(box);
  const [map, setMap] = useState<PlaceMapControl | null>(null);
  const now = useRef({ onChoose, isStill });
  useEffect(() => {
    now.current = { onChoose, isStill };
  });

  useEffect(() => {
    if (!isNear) return;
    let isGone = false;
    let made: PlaceMapControl | null = null;
    allowLeaflet();
    const draw = async () => {
      const { createLeafletMap } = await import('./leaflet-map.ts');
      if (isGone || box.current === null) return;
      made = createLeafletMap(box.current, {
        places,
        onChoose: (id) => now.current.onChoose(id),
        isStill: () => now.current.isStill,
        classes: {
          land: classNames(styles.land),
          coasts: classNames(styles.coasts),
          lines: classNames(styles.lines),
        },
      });
      setMap(made);
    };
    // Without its code there is no map; the text next to it says the same.
    draw().catch((lost: unknown) => console.warn('The map could not be drawn.', lost));
    return () => {
      isGone = true;
      made?.remove();
      setMap(null);
    };
  }, [isNear, places]);

  useEffect(() => map?.choose(chosen), [map, chosen]);

  const name = places.find(({ id }) => id === chosen)?.name;
  return (
    <>
      <div className={styles.frame}>
        {isNear && map === null && <Land />}
        <section ref={box} dir="ltr" aria-label={label} className={styles.map} />
      </div>
      <p role="status" className="visually-hidden">
        {name}
      </p>
    </>
  );
}

/** What the map will show, before its code is there. */
function Land() {
  return (
    <svg className={classNames(styles.land, styles.still)} viewBox="0 0 4096 4096" aria-hidden="true">
      <use href={`${LAND_FILE}#lines`} className={styles.lines} />
      <use href={`${LAND_FILE}#land`} className={styles.coasts} />
    </svg>
  );
}
