import { greeting, orderMessage, type PlayerState, readReport } from '../../ui/media/you-tube-protocol.ts';

/** What tells whether somebody may be watching. */
export interface Films {
  /** Whether a film of ours plays, or one in a frame, as its player told last. */
  readonly arePlaying: () => boolean;
  readonly stop: () => void;
}

/** Frames in which films are put; those of widgets fill no screen, and nothing they say is heard. */
const FRAMES = 'iframe[allowfullscreen]';
/** A film that loads goes on by itself. */
const PLAYS: ReadonlySet<PlayerState | null> = new Set(['playing', 'buffering']);
const ID = 'kiosk';

/**
 * Follows the films of the page. What happens in a frame of another site is known from its player's messages alone: it
 * is greeted until it answers, and a frame that never does is no film that plays.
 */
export function followFilms(): Films {
  /** By the window in the frame; null where its player has answered and not told yet what it does. */
  const states = new WeakMap<object, PlayerState | null>();

  const hear = ({ source, data }: MessageEvent) => {
    const frame = frames().find(({ contentWindow }) => contentWindow !== null && contentWindow === source);
    const report = frame && readReport(data);
    if (!report || source === null) return;
    if (!states.has(source)) say(frame, orderMessage(ID, 'addEventListener', ['onStateChange']));
    states.set(source, report.state ?? states.get(source) ?? null);
  };
  addEventListener('message', hear);

  return {
    arePlaying() {
      const isPlaying = frames().map((frame) => {
        const state = frame.contentWindow && states.get(frame.contentWindow);
        if (state === undefined) say(frame, greeting(ID));
        return PLAYS.has(state ?? null);
      });
      const own = [...document.querySelectorAll('video')];
      return own.some(({ paused, ended }) => !paused && !ended) || isPlaying.includes(true);
    },
    stop: () => removeEventListener('message', hear),
  };
}

const frames = () => [...document.querySelectorAll<HTMLIFrameElement>(FRAMES)];
/** Nothing of it is a secret, and who stands in the frame is not always who was asked for. */
const say = (frame: HTMLIFrameElement, message: string) => frame.contentWindow?.postMessage(message, '*');
