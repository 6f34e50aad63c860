import { watchSaved } from '#core/storage/saved-items.ts';
import { followConnection } from '../connection/connection.ts';
import { jitter } from '../connection/jitter.ts';
import { noticesNote } from './notices-note.ts';
import { tellServer } from './tell-server.ts';

/** Stars are often pressed in quick succession; each press restarts the wait. */
const DEBOUNCE_MS = 1_500;
/** While the server cannot be told although the network is there. */
const TRY_AGAIN_MS = 60_000;

let isKept = false;

/**
 * Keeps the server in step with what is saved, from any tab, while this page is open: soon after each change, when the
 * network is back, and at once when the page is left.
 */
export function keepInStep(): void {
  if (isKept) return;
  isKept = true;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isDue = false;

  const tell = async () => {
    clearTimeout(timer);
    isDue = false;
    if (noticesNote.get() === null) return;
    if ((await tellServer().catch(() => 'later')) === 'later') tellIn(jitter(TRY_AGAIN_MS));
  };
  const tellIn = (ms: number) => {
    clearTimeout(timer);
    isDue = true;
    timer = setTimeout(tell, ms);
  };
  const soon = () => tellIn(DEBOUNCE_MS);

  noticesNote.load();
  noticesNote.subscribe(soon);
  watchSaved(soon);
  followConnection(soon);
  document.addEventListener('visibilitychange', () => {
    if (document.hidden && isDue) void tell();
  });
}
