import { type Ref, useEffect, useId, useImperativeHandle, useRef } from 'react';
import { classNames } from '../class-names.ts';
import { PlayerFrame } from './player-frame.tsx';
import { type PlayerHandle, YouTubeLink } from './you-tube-link.ts';
import styles from './you-tube-player.module.css';
import type { PlayerReport } from './you-tube-protocol.ts';

interface YouTubePlayerProps {
  /** The embed with its flags, from `youTubeEmbed` with `talkTo`; null creates no player and sends no request. */
  readonly address: string | null;
  /** Names the frame. */
  readonly title: string;
  /** Called for every message of the player about its state or its sound (VIDEO-09). */
  readonly onReport?: ((report: PlayerReport) => void) | undefined;
  readonly ref?: Ref<PlayerHandle | null> | undefined;
  readonly className?: string | undefined;
}

/** A YouTube film in a frame, with a handle that controls it (reading Q-77). */
export function YouTubePlayer({ address, title, onReport, ref, className }: YouTubePlayerProps) {
  const id = useId();
  const frame = useRef<HTMLIFrameElement>(null);
  const link = useRef<YouTubeLink>(null);
  const told = useRef(onReport);
  useEffect(() => {
    told.current = onReport;
  });
  useEffect(() => {
    if (address === null || frame.current === null) return;
    const talk = new YouTubeLink(frame.current, id);
    talk.onReport((report) => told.current?.(report));
    link.current = talk;
    return () => {
      link.current = null;
      talk.close();
    };
  }, [address, id]);
  useImperativeHandle(
    ref,
    () => ({
      play: () => link.current?.play(),
      pause: () => link.current?.pause(),
      mute: () => link.current?.mute(),
      unmute: () => link.current?.unmute(),
      seekTo: async (seconds) => link.current?.seekTo(seconds),
    }),
    [],
  );
  if (address === null) return null;
  return (
    <PlayerFrame
      isUnasked
      ref={frame}
      className={classNames(styles.frame, className)}
      address={address}
      title={title}
    />
  );
}
