import {
  CHANGES_PATH,
  REVISION_EVENT,
  type RevisionNews,
  readRevisionNews,
} from '#core/contract/changes-stream.ts';
import { settings } from '#core/settings.ts';
import { jitter } from '../connection/jitter.ts';

const FIRST_WAIT_MS = 4_000;
const LONGEST_WAIT_MS = 60_000;
/** A server without the stream is left alone for long; one that is full or just restarts has room again by then. */
const REFUSED_WAIT_MS = 15 * 60_000;
/** The first event comes at once. If it does not, something on the way holds everything back. */
const SILENCE_MS = 15_000;
/** No browser reports that a connection is dead, for example after a change of networks. */
const RENEW_MS = 20 * 60_000;

interface Listener {
  readonly onNews: (news: RevisionNews) => void;
  /** There is no stream for now, and the page must ask by itself; after it, `onNews` means that there is one again. */
  readonly onRefused: () => void;
}

/**
 * Returns a function that listens to the stream of changes until its signal ends that. Server-sent events rather than a
 * streamed `fetch`: the browser counts them as no loading, and they cost no code.
 */
export function createListener(): (signal: AbortSignal, listener: Listener) => Promise<void> {
  /** Also holds for a page that was hidden in between. */
  let isRefusedUntil = Number.NEGATIVE_INFINITY;

  return (signal, { onNews, onRefused }) => {
    let source: EventSource | undefined;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let waitMs = FIRST_WAIT_MS;

    const close = () => {
      clearTimeout(timer);
      source?.close();
    };
    const openIn = (ms: number) => {
      close();
      timer = setTimeout(open, ms);
    };
    const refused = () => {
      const restMs = jitter(REFUSED_WAIT_MS);
      isRefusedUntil = performance.now() + restMs;
      openIn(restMs);
      onRefused();
    };
    const lost = () => {
      if (source?.readyState === EventSource.CLOSED) return refused();
      // The browser itself would come back without end, even where nothing answers.
      openIn(jitter(waitMs));
      waitMs = Math.min(waitMs * 2, LONGEST_WAIT_MS);
    };
    const hear = ({ data }: MessageEvent<string>) => {
      const news = readRevisionNews(data);
      if (news === null) return;
      clearTimeout(timer);
      timer = setTimeout(open, jitter(RENEW_MS));
      waitMs = FIRST_WAIT_MS;
      onNews(news);
    };
    function open(): void {
      close();
      source = new EventSource(settings.apiBase + CHANGES_PATH);
      source.addEventListener(REVISION_EVENT, hear);
      source.addEventListener('error', lost);
      timer = setTimeout(refused, SILENCE_MS);
    }
    function begin(): void {
      const restMs = isRefusedUntil - performance.now();
      const isPossible = settings.changesStream && 'EventSource' in globalThis;
      if (isPossible && restMs <= 0) open();
      else {
        if (isPossible) openIn(restMs);
        onRefused();
      }
    }

    return new Promise((resolve) => {
      const end = () => {
        close();
        resolve();
      };
      if (signal.aborted) return end();
      signal.addEventListener('abort', end, { once: true });
      begin();
    });
  };
}
