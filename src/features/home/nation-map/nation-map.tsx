import './texts.ts';
import { useId, useMemo, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { nations } from '#content/reference/nations.ts';
import { useMotion } from '../../../data/preferences/motion.ts';
import { PlaceMap } from '../../../ui/map/place-map.tsx';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import styles from './nation-map.module.css';
import { nationName } from './nation-name.ts';

/**
 * The member nations in a list, and on a map below it that the list opens (section 2, reading Q-55). The list comes
 * first: on a phone most nations are outside the map's view, and 600 px of map would hide that there is a list.
 */
export function NationMap() {
  const { t, i18n } = useTranslation();
  const headingId = useId();
  const { isStill } = useMotion();
  const [chosen, setChosen] = useState<string | null>(null);
  const map = useRef<HTMLDivElement>(null);
  const choose = (id: string) => {
    setChosen(chosen === id ? null : id);
    // On a phone the list fills the window.
    if (chosen !== id && !isMostlyInView(map.current))
      map.current?.scrollIntoView({ behavior: isStill ? 'auto' : 'smooth', block: 'nearest' });
  };
  const places = useMemo(
    () => nations.map((nation) => ({ ...nation, id: nation.code, name: nationName(nation, i18n.language) })),
    [i18n.language],
  );
  return (
    <section className={`band section ${styles.section}`} aria-labelledby={headingId}>
      <div className={`wrap ${styles.top}`}>
        <SectionHeading title={t('nationMap.title')} id={headingId} lead={t('nationMap.lead')} />
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
      <div ref={map}>
        <PlaceMap
          places={places}
          chosen={chosen}
          onChoose={setChosen}
          label={t('nationMap.map')}
          isStill={isStill}
        />
      </div>
      <p className={`wrap ${styles.hint}`}>{t('nationMap.twoFingers')}</p>
    </section>
  );
}

/** Whether the middle of a block is in the window, with most of what is around it. */
function isMostlyInView(block: HTMLElement | null): boolean {
  if (block === null) return false;
  const { top, bottom, height } = block.getBoundingClientRect();
  const seen = Math.min(bottom, innerHeight) - Math.max(top, 0);
  return seen > Math.min(height, innerHeight) * 0.6;
}
