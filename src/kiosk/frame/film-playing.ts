import { greeting, orderMessage, type PlayerState, readReport } from '../../ui/media/you-tube-protocol.ts';

/** Tells whether somebody may be watching. */
export interface Films {
  /** Whether one of our films plays, or an embedded one by its player's last report. */
  readonly arePlaying: () => boolean;
  readonly stop: () => void;
}

/** Frames that hold films. Widget frames do not allow full screen, and their messages are ignored. */
const FRAMES = 'iframe[allowfullscreen]';
/** A film that is buffering continues automatically. */
const PLAYS: ReadonlySet<PlayerState | null> = new Set(['playing', 'buffering']);
const ID = 'kiosk';

/**
 * Follows the films of the page. For a third-party frame, its player's messages are the only source: it is greeted
 * until it answers, and a frame that never answers does not count as a playing film.
 */
export function followFilms(): Films {
  /** By the frame's window; null when its player has answered but not reported a state yet. */
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
/** The messages hold no secret, and the frame may hold another page than the one in its `src`. */
const say = (frame: HTMLIFrameElement, message: string) => frame.contentWindow?.postMessage(message, '*');
