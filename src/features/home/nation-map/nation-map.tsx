import './texts.ts';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nations } from '#content/reference/nations.ts';
import { useMotion } from '../../../data/preferences/motion.ts';
import { PlaceMap } from '../../../ui/map/place-map.tsx';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import styles from './nation-map.module.css';
import { nationName } from './nation-name.ts';

/** The member nations on a map, and in a list that opens the same popups (section 2, decision Q-55). */
export function NationMap() {
  const { t, i18n } = useTranslation();
  const headingId = useId();
  const { isStill } = useMotion();
  const [chosen, setChosen] = useState<string | null>(null);
  const map = useRef<HTMLDivElement>(null);
  const choose = (id: string) => {
    setChosen(chosen === id ? null : id);
    // On a phone the map is out of view when the end of the list is in view.
    if (map.current !== null && map.current.getBoundingClientRect().bottom < innerHeight / 2)
      map.current.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth' });
  };
  const places = useMemo(
    () => nations.map((nation) => ({ ...nation, id: nation.code, name: nationName(nation, i18n.language) })),
    [i18n.language],
  );
  return (
    <section className={`band section ${styles.section}`} aria-labelledby={headingId}>
      <div className="wrap">
        <SectionHeading title={t('nationMap.title')} id={headingId} lead={t('nationMap.lead')} />
      </div>
      <div ref={map}>
        <PlaceMap
          places={places}
          chosen={chosen}
          onChoose={setChosen}
          label={t('nationMap.map')}
          isStill={isStill}
        />
      </div>
      <div className="wrap">
        <p className={styles.hint}>{t('nationMap.twoFingers')}</p>
        <ul className={styles.list}>
          {places.map(({ id, name }) => (
            <li key={id}>
              <button
                type="button"
                className={styles.nation}
                aria-pressed={chosen === id}
                onClick={() => choose(id)}
              >
                {name}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
