import { whenIdle } from '../../../data/when-idle.ts';

const ENTRY = 'entry:';

let followed = '';
let stop: (() => void) | undefined;

/**
 * Looks, once the page is idle, whether starred entries have moved or gone, and goes on looking while the page is open.
 * Without a starred entry nothing is loaded. The star of the header is on a page more than once: it is done once.
 *
 * @param keys of everything starred (`savedKey`)
 */
export function followSavedEntries(keys: ReadonlySet<string>): void {
  const paths = new Set([...keys].flatMap((key) => (key.startsWith(ENTRY) ? [pathIn(key)] : [])));
  const wanted = [...paths].sort();
  if (wanted.join(':') === followed) return;
  followed = wanted.join(':');
  const mine = followed;
  whenIdle(async () => {
    if (mine !== followed) return;
    stop?.();
    stop = undefined;
    if (wanted.length === 0) return;
    try {
      const { renewSavedEntries } = await import('./renewed/renew-saved-entries.ts');
      if (mine === followed) stop = renewSavedEntries(wanted);
    } catch (error) {
      console.warn('The saved sessions could not be renewed.', error);
    }
  });
}

/** The id after the last colon has none. */
const pathIn = (key: string) => key.slice(ENTRY.length, key.lastIndexOf(':'));
