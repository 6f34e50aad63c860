import { decodeAmpersands, decodeEntities } from '#core/html/decode-entities.ts';
import { isElsewhere } from '../fields.ts';

/*
 * The opposites of the fields in `fields.ts`: what is written here is read there as it was. Readers decode character
 * references, so whatever looks like one is encoded, and nothing else.
 */

/** Writes a text that is not markup. */
export const wireText = (text: string) => (decodeEntities(text) === text ? text : encoded(text));

/** Writes the address of a picture, film or file. */
export const wireSource = (address: string) =>
  decodeAmpersands(address) === address ? address : encoded(address);

/** Writes the address of a link. The path of one of our pages stays as it is, since readers do not decode it. */
export function wireLink(address: string): string {
  if (isElsewhere(address)) return wireSource(address);
  const query = address.indexOf('?');
  return query === -1 ? address : address.slice(0, query) + wireSource(address.slice(query));
}

export const wireFlag = (isSo: boolean) => (isSo ? 1 : 0);

/** A button's label and address. */
export interface Button {
  readonly text: string;
  readonly url: string;
}

export const wireButton = ({ text, url }: Button) => ({
  buttontext: wireText(text),
  buttonurl: wireLink(url),
});

const encoded = (text: string) => text.replaceAll('&', '&amp;');
