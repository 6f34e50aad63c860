import './texts.ts';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useEmbedBlocker } from '../../../data/visit/embed-blocker.ts';
import { classNames } from '../../../ui/class-names.ts';
import { FilmPoster } from '../../../ui/media/film-poster.tsx';
import { PlayerFrame } from '../../../ui/media/player-frame.tsx';
import styles from './film-frame.module.css';

interface FilmFrameProps {
  /** The event's name, also used as the title of the iframe. */
  readonly name: string;
  readonly film: string;
  readonly turn: number;
  readonly className?: string | undefined;
}

/**
 * Our own poster, which a click replaces with the film's iframe. Until then nothing is requested from the other site
 * (reading Q-77). When offline it says so instead of showing a browser error page.
 */
export function FilmFrame({ name, film, turn, className }: FilmFrameProps) {
  const { t } = useTranslation();
  const obstacle = useEmbedBlocker();
  const [pressed, setPressed] = useState<'not' | 'blocked' | 'played'>('not');
  const frame = useRef<HTMLIFrameElement>(null);
  // The focused button is gone, so the film takes the focus.
  useEffect(() => {
    if (pressed === 'played') frame.current?.focus();
  }, [pressed]);

  if (pressed === 'played') {
    return (
      <PlayerFrame ref={frame} className={classNames(styles.film, className)} address={film} title={name} />
    );
  }
  return (
    <FilmPoster
      className={classNames(styles.film, className)}
      turn={turn}
      label={t('events.play', { name })}
      note={
        pressed === 'blocked' &&
        obstacle &&
        t(obstacle === 'kiosk' ? 'kiosk.noEmbeds' : 'events.filmNeedsNetwork')
      }
      onPlay={() => setPressed(obstacle === null ? 'played' : 'blocked')}
    />
  );
}
