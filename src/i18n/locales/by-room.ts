import type { Texts } from '../texts.ts';

/** Files of one language under the names of their rooms: `./en/news.json` becomes `news`. */
export function byRoom(files: Texts): Texts {
  return Object.fromEntries(
    Object.entries(files).map(([path, texts]) => [path.replace(/^.*\/|\.json$/g, ''), texts]),
  );
}
