import type { QueryClient } from '@tanstack/react-query';
import { withLock } from '#core/browser/with-lock.ts';
import type { RevisionNews } from '#core/contract/changes-stream.ts';
import { currentConnection, followConnection } from '../connection/connection.ts';
import { isKiosk } from '../visit/is-kiosk.ts';
import { createAskForRevision } from './ask-for-revision.ts';
import { askWhileEventRuns } from './ask-while-event-runs.ts';
import { createListener } from './listen-to-changes.ts';

const NAME = 'content-changes';
/** Without the stream, what is on now is asked for this often. */
const ASK_EVERY_MS = 60_000;

/** Between the pages of one browser. `which`: a page that listens may tell what is published. `ask`: there is no stream. */
type Word = RevisionNews | 'which' | 'ask';

/**
 * Shows each new revision of the content on this page while it is visible and online. One page of the browser listens to
 * the server, and tells the others. A page that was hidden or offline learns what it missed when it is back.
 */
export function followChanges(queryClient: QueryClient): void {
  const askForRevision = createAskForRevision(queryClient);
  const listenToChanges = createListener();
  const channel = 'BroadcastChannel' in globalThis ? new BroadcastChannel(NAME) : null;
  let listening: AbortController | null = null;
  let latest: RevisionNews | null = null;

  const isShown = () => isKiosk() || !document.hidden;
  const hear = (word: Word) => {
    if (word === 'which') {
      if (latest !== null) channel?.postMessage(latest);
    } else if (!isShown()) return;
    else if (word === 'ask') askWhileEventRuns(queryClient);
    else askForRevision(word);
  };
  const tell = (word: Word) => {
    channel?.postMessage(word);
    hear(word);
  };

  async function listen(signal: AbortSignal): Promise<void> {
    let timer: ReturnType<typeof setInterval> | undefined;
    await listenToChanges(signal, {
      onNews: (news) => {
        clearInterval(timer);
        latest = news;
        tell(news);
      },
      onRefused: () => {
        clearInterval(timer);
        timer = setInterval(tell, ASK_EVERY_MS, 'ask');
      },
    });
    clearInterval(timer);
    latest = null;
  }

  const stop = () => {
    listening?.abort();
    listening = null;
  };
  const update = () => {
    const isWanted = isShown() && currentConnection() === 'reached';
    if (!isWanted) return stop();
    if (listening !== null) return;
    const mine = new AbortController();
    listening = mine;
    channel?.postMessage('which' satisfies Word);
    withLock(NAME, () => listen(mine.signal)).catch(() => {
      // A browser may refuse locks, as in a frame without storage: the next look tries again.
      if (listening === mine) listening = null;
    });
  };

  channel?.addEventListener('message', ({ data }: MessageEvent<Word>) => hear(data));
  document.addEventListener('visibilitychange', update);
  // A page in the back-forward cache must hold neither lock nor connection.
  addEventListener('pagehide', stop);
  addEventListener('pageshow', update);
  followConnection(update);
  update();
}
