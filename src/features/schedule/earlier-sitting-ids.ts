import { fingerprint } from '../../data/fingerprint.ts';
import type { Sitting } from './sitting.ts';

/** How a provider may have written a text before it was read as plain text. */
const AS_WRITTEN: readonly ((text: string) => string)[] = [
  (text) => text,
  (text) => text.replaceAll('&', '&amp;'),
  (text) => asMarkup(text).replaceAll("'", '&#039;'),
  (text) => asMarkup(text).replaceAll("'", '&#39;'),
];

/**
 * The ids this entry bore in earlier releases: of its title where it alone had it, else of title, time and place, with
 * entities as they were given. Stars and links from then still name it so.
 */
export function earlierSittingIds({
  game,
  title,
  fromText,
  address,
}: Pick<Sitting, 'game' | 'title' | 'fromText' | 'address'>): string[] {
  return AS_WRITTEN.flatMap((write) => {
    const name = `${write(game)}\n${write(title)}`;
    return [fingerprint(name), fingerprint(`${name}\n${fromText}\n${write(address)}`)];
  });
}

function asMarkup(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
