import type { DeskPicture, ListedPicture, NewAlt } from '#core/desk/pictures.ts';
import type { FakeDeskState, FakeRoutes } from './fake-desk-state.ts';
import { refuse } from './fake-refusal.ts';

const NO_ALT = 'Say what the picture shows, or that it’s purely decorative.';
const NO_PICTURE = 'This isn’t a picture we can read. JPEG, PNG, WebP, AVIF and GIF work.';
const KINDS = ['event', 'news', 'banner'];

/** A picture whose name ends with a number, so that tests can tell them apart. */
export const fakePicture = (number: number, alt: string): DeskPicture => ({
  name: `${String(number).padStart(32, '0')}-800x600`,
  ...{ alt, uploadedAt: '2027-03-02T09:00:00.000Z', author: 'Ada', bytes: 400_000 },
});

export const pictureRoutes: FakeRoutes = {
  'GET /pictures': ({ desk }) => desk.pictures.map((picture) => listed(desk, picture)),
  'POST /pictures': async ({ desk, query, text }) => {
    const alt = query.get('alt') ?? '';
    if (alt === '' && query.get('decorative') === null)
      throw refuse('invalid', NO_ALT, { problems: [{ field: 'alt', message: NO_ALT }] });
    const written = await text();
    if (written.includes('<svg'))
      throw refuse('invalid', NO_PICTURE, { problems: [{ field: 'file', message: NO_PICTURE }] });
    const known = desk.pictures.find(({ bytes }) => bytes === written.length);
    if (known) return { picture: known, isNew: false };
    const picture = { ...fakePicture(desk.pictures.length + 1, alt), bytes: written.length };
    desk.pictures = [picture, ...desk.pictures];
    return { picture, isNew: true };
  },
  'PUT /pictures/:': async ({ desk, parts, json }) => {
    const { alt }: NewAlt = await json();
    desk.pictures = desk.pictures.map((one) => (one.name === parts[1] ? { ...one, alt } : one));
    return desk.pictures.find(({ name }) => name === parts[1]);
  },
  'DELETE /pictures/:': ({ desk, parts }) => {
    desk.pictures = desk.pictures.filter(({ name }) => name !== parts[1]);
    return {};
  },
};

function listed({ store }: FakeDeskState, picture: DeskPicture): ListedPicture {
  const uses = KINDS.flatMap((kind) => store.list(kind))
    .filter(({ body }) => JSON.stringify(body).includes(picture.name))
    .map(({ kind, id, body }) => ({ kind, id, title: String(body.name ?? body.title ?? id) }));
  return { ...picture, uses, isPublished: false };
}
