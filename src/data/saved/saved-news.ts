import { readStored, removeStored, writeStored } from '#core/browser-storage.ts';
import { createStore } from '../store.ts';

/*
 * How many starred entries have moved or gone since the visitor last opened the list, noted outside the database for
 * the star in the header, as their keys are (`saved-keys.ts`).
 */
const NAME = 'saved-news';

const news = createStore(0);
export const useSavedNews = news.use;

let isFollowed = false;

/** Reads the note and follows it in all tabs; call it once the page is hydrated. */
export function followSavedNews(): void {
  if (isFollowed) return;
  isFollowed = true;
  news.set(countIn(readStored(NAME)));
  addEventListener('storage', ({ key, newValue }) => {
    if (key === null || key === NAME) news.set(countIn(newValue));
  });
}

/** Notes how many there are. */
export function noteSavedNews(count: number): void {
  if (count === 0) removeStored(NAME);
  else writeStored(NAME, String(count));
  news.set(count);
}

/** Anything but a number of ours is nothing. */
const countIn = (text: string | null | undefined): number =>
  /^\d{1,4}$/.test(text ?? '') ? Number(text) : 0;
