import * as v from 'valibot';
import { LARGEST_PICTURE_BYTES, LONGEST_ALT, type PictureUse } from '#core/desk/pictures.ts';
import { contentRoute } from '../desk/content/content-desk.ts';
import { DeskError } from '../desk/desk-error.ts';
import type { DeskRoute } from '../desk/desk-route.ts';
import { fileIn } from '../desk/file-body.ts';
import { bodyIn, partOf, queryText, queryWord, unknown } from '../desk/request-values.ts';
import type { Log } from '../logs/log.ts';
import { TooBusy } from '../people/work-queue.ts';
import { PictureRefusal } from './picture-refusal.ts';
import type { Pictures } from './pictures.ts';

const ALT = v.object({ alt: v.string() });
const RETRY_AFTER_S = 20;
const NO_ALT = 'Say what the picture shows, or that it’s purely decorative.';
const MOST_NAMED = 3;

/** Pictures of the organisers: uploaded, listed with where they are used, described, removed. */
export const pictureRoutes = (pictures: Pictures): readonly DeskRoute[] => [
  contentRoute('GET', '/pictures', () => pictures.list()),
  contentRoute(
    'POST',
    '/pictures',
    (request, { name }) => {
      const isDecorative = queryWord(request, 'decorative', ['0', '1']) === '1';
      const alt = isDecorative ? '' : checkedAlt(queryText(request, 'alt') ?? '');
      if (alt === '' && !isDecorative) throw wrong('alt', NO_ALT);
      return pictures
        .upload(fileIn(request), alt, name)
        .catch((error: unknown) => refuse(error, request.log));
    },
    { body: 'file', bodyLimit: LARGEST_PICTURE_BYTES },
  ),
  contentRoute('PUT', '/pictures/:name', async (request) => {
    const { alt } = bodyIn(request, ALT);
    const picture = await pictures.changeAlt(partOf(request, 'name'), checkedAlt(alt));
    if (picture === null) throw noSuchPicture();
    return picture;
  }),
  contentRoute('DELETE', '/pictures/:name', async (request) => {
    const removal = await pictures.remove(partOf(request, 'name'));
    if (removal.outcome === 'unknown') throw noSuchPicture();
    if (removal.outcome === 'used') throw wrong(null, stillUsed(removal.uses));
    return {};
  }),
];

function checkedAlt(given: string): string {
  const alt = given.replace(/[\s\p{Cc}]+/gu, ' ').trim();
  if (alt.length > LONGEST_ALT) throw wrong('alt', `Must have at most ${LONGEST_ALT} characters.`);
  return alt;
}

function stillUsed(uses: readonly PictureUse[]): string {
  if (uses.length === 0) return 'It’s part of a published revision, so it can’t be deleted.';
  const named = uses.slice(0, MOST_NAMED).map(({ title }) => `“${title}”`);
  const more = uses.length > named.length ? ` and ${uses.length - named.length} more` : '';
  return `It’s used by ${named.join(', ')}${more}. Remove it there first.`;
}

/** Why a picture cannot be read is said as it is; a full disk is the server's own matter. */
function refuse(error: unknown, log: Log): never {
  if (error instanceof PictureRefusal) throw wrong('file', error.message);
  if (error instanceof TooBusy)
    throw new DeskError(
      {
        error: 'too-many',
        message: 'Many pictures are being uploaded right now. Try again in a while.',
      },
      RETRY_AFTER_S,
    );
  if (isOfDisk(error)) {
    log.error({ err: error }, 'A picture could not be stored.');
    throw new DeskError({
      error: 'failed',
      message: 'The server can’t store pictures right now. Nothing was saved; tell whoever runs it.',
    });
  }
  throw error;
}

/** The disk is full, or the folder may not be written. */
const isOfDisk = (error: unknown) => error instanceof Error && 'syscall' in error;

const noSuchPicture = () => unknown('There’s no such picture; it may have been deleted.');
const wrong = (field: string | null, message: string) =>
  new DeskError({ error: 'invalid', message, problems: [{ field, message }] });
