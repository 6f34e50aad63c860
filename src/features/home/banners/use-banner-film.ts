import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { youTubeEmbed } from '../../../ui/media/you-tube-address.ts';
import type { PlayerHandle } from '../../../ui/media/you-tube-link.ts';
import type { PlayerReport } from '../../../ui/media/you-tube-protocol.ts';
import {
  AT_REST,
  afterFilmEvent,
  type FilmEvent,
  type FilmPlayback,
  initialPlayback,
} from './film-playback.ts';

/** For this long, a report of the player may still answer the page's request, in milliseconds. */
const ECHO_MS = 2_000;

interface BannerFilmOptions {
  /** The film's address as the provider gives it. */
  readonly film: string;
  readonly isAutoplay: boolean;
  /** Whether its banner is visible. */
  readonly isActive: boolean;
  /** Whether the page may autoplay it now. */
  readonly mayPlay: boolean;
}

interface BannerFilm extends FilmPlayback {
  /** The iframe's address; null before there is one. */
  readonly address: string | null;
  readonly player: RefObject<PlayerHandle | null>;
  readonly press: (kind: 'pressed-play' | 'pressed-pause' | 'pressed-mute' | 'pressed-unmute') => void;
  readonly onReport: (report: PlayerReport) => void;
}

/** One banner's film. Creates its iframe when it first plays, and stops it when its banner is left. */
export function useBannerFilm({ film, isAutoplay, isActive, mayPlay }: BannerFilmOptions): BannerFilm {
  const player = useRef<PlayerHandle>(null);
  const now = useRef<FilmPlayback>(initialPlayback(isAutoplay));
  const [playback, setPlayback] = useState(now.current);
  const [address, setAddress] = useState<string | null>(null);
  const isShown = useRef(isActive);
  const askedAt = useRef(Number.NEGATIVE_INFINITY);
  const firstReportAt = useRef<number>(null);

  const happen = useCallback(
    (event: FilmEvent) => {
      const before = now.current;
      const next = afterFilmEvent(before, event);
      now.current = next;
      setPlayback(next);
      if (event.kind === 'reported') return;
      askedAt.current = performance.now();
      if (next.isPlaying)
        setAddress(
          (built) =>
            built ?? youTubeEmbed(film, { autoplay: true, mute: next.isMuted, talkTo: location.origin }),
        );
      const handle = player.current;
      if (handle === null) return;
      if (next.isMuted !== before.isMuted || event.kind === 'may-play')
        next.isMuted ? handle.mute() : handle.unmute();
      if (next.isPlaying !== before.isPlaying) next.isPlaying ? handle.play() : handle.pause();
    },
    [film],
  );

  useEffect(() => happen({ kind: mayPlay ? 'may-play' : 'may-not-play' }), [mayPlay, happen]);
  useEffect(() => {
    const wasShown = isShown.current;
    isShown.current = isActive;
    if (!wasShown || isActive) return;
    happen({ kind: 'left' });
    void rewind(player.current, () => !isShown.current);
  }, [isActive, happen]);

  const onReport = useCallback(
    ({ state, isMuted }: PlayerReport) => {
      const reportedAt = performance.now();
      // A slow iframe answers requests that are long past.
      firstReportAt.current ??= reportedAt;
      // A late report must not resume a film whose banner was left.
      if (!isShown.current) return;
      const isPlaying =
        state === 'playing' ? true : state === 'paused' || state === 'ended' ? false : undefined;
      happen({
        kind: 'reported',
        // The end of the film is not a click.
        isOwnEcho:
          state === 'ended' || reportedAt - Math.max(askedAt.current, firstReportAt.current) < ECHO_MS,
        ...(isPlaying === undefined ? {} : { isPlaying }),
        ...(isMuted === undefined ? {} : { isMuted }),
      });
    },
    [happen],
  );
  const press = useCallback<BannerFilm['press']>((kind) => happen({ kind }), [happen]);
  return {
    ...(isActive ? playback : { ...AT_REST, isMuted: playback.isMuted }),
    address,
    player,
    press,
    onReport,
  };
}

/** Pauses, mutes and rewinds (section 4). Some players resume after a seek, so it pauses again. */
async function rewind(player: PlayerHandle | null, isStillLeft: () => boolean): Promise<void> {
  if (player === null) return;
  player.pause();
  player.mute();
  await player.seekTo(0);
  if (isStillLeft()) player.pause();
}
