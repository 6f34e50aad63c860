/*
 * Writes the pictures and documents that the sample data show: server/sample/media, public/documents and the code of
 * the donation page in public/pictures.
 * Everything is composed from the drawings in public/art and public/pictures; nothing comes from outside.
 *
 *   node scripts/assets/sample-media.mjs            drawings and documents
 *   node scripts/assets/sample-media.mjs --photos   the pictures of events too
 *   node scripts/assets/sample-media.mjs --clip     the video too (needs rsvg-convert and ffmpeg)
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { makeClip } from './sample-media/clip.mjs';
import { councilPictures } from './sample-media/council.mjs';
import { sampleDocuments } from './sample-media/documents.mjs';
import { galleryPictures } from './sample-media/gallery.mjs';
import { bannerPictures, gameIcons } from './sample-media/games.mjs';
import { contactIcons } from './sample-media/icons.mjs';
import { associateMarks, storeBadges } from './sample-media/marks.mjs';
import { newsPictures } from './sample-media/news.mjs';
import { noticeCode } from './sample-media/notice-code.mjs';
import { photograph } from './sample-media/photograph.mjs';
import { previousEventPictures } from './sample-media/previous-events.mjs';
import { upcomingEventPictures } from './sample-media/upcoming-events.mjs';

const MEDIA = new URL('../../server/sample/media/', import.meta.url);
const PICTURES = new URL('../../public/pictures/', import.meta.url);
const DOCUMENTS = new URL('../../public/documents/', import.meta.url);

const write = (folder, files, ending) => {
  mkdirSync(folder, { recursive: true });
  for (const [name, content] of Object.entries(files))
    writeFileSync(new URL(`${name}.${ending}`, folder), content);
};

const folders = {
  banners: bannerPictures(),
  games: gameIcons(),
  associates: associateMarks(),
  gallery: galleryPictures(),
  news: newsPictures(),
  council: councilPictures(),
  icons: contactIcons(),
  stores: storeBadges(),
};
for (const [name, files] of Object.entries(folders)) write(new URL(`${name}/`, MEDIA), files, 'svg');
write(PICTURES, { 'donation-notice-qr': noticeCode() }, 'svg');
write(DOCUMENTS, sampleDocuments(), 'pdf');
if (process.argv.includes('--photos')) {
  const drawings = Object.entries({ ...upcomingEventPictures(), ...previousEventPictures() });
  const photos = drawings.map(async ([name, drawing]) => [name, await photograph(drawing)]);
  write(new URL('events/', MEDIA), Object.fromEntries(await Promise.all(photos)), 'webp');
}
if (process.argv.includes('--clip')) makeClip(fileURLToPath(new URL('gallery/', MEDIA)));
