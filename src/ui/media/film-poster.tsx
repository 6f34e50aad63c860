import type { ReactNode, Ref } from 'react';
import { Art } from '../art/art.tsx';
import { classNames } from '../class-names.ts';
import { Icon } from '../pictures/icon.tsx';
import styles from './film-poster.module.css';

interface FilmPosterProps {
  /** What the button does, for example "Play The day it began". */
  readonly label: string;
  readonly onPlay: () => void;
  /** A line at the bottom, announced when it appears: why the film does not play. */
  readonly note?: ReactNode;
  /** Posters of the same list show different sections of the procession. */
  readonly turn?: number | undefined;
  readonly className?: string | undefined;
  /** Ref of the button. */
  readonly ref?: Ref<HTMLButtonElement> | undefined;
}

const PLACES = ['front', 'middle', 'rear'] as const;

/** Replaces a third-party film until the visitor wants it (reading Q-77). */
export function FilmPoster({ label, onPlay, note, turn = 0, className, ref }: FilmPosterProps) {
  return (
    <div className={classNames(styles.poster, 'red-figure', className)}>
      <button ref={ref} type="button" className={styles.play} aria-label={label} onClick={onPlay}>
        <Art
          name="frieze"
          isLate
          className={classNames(styles.frieze, styles[PLACES[turn % PLACES.length] ?? 'front'])}
        />
        <span className={styles.disc}>
          <Icon name="play" />
        </span>
      </button>
      <p className={styles.note} role="status">
        {note}
      </p>
    </div>
  );
}
