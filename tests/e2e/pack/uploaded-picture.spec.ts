import { join } from 'node:path';
import { addressOf, readPictureName } from '#core/media/uploaded-picture.ts';
import { openDatabase } from '../../../server/database/open-database.ts';
import { PictureFiles } from '../../../server/media/picture-files.ts';
import { Pictures } from '../../../server/media/pictures.ts';
import { jpeg } from '../../../server/media/testing/picture-material.ts';
import { publishContent } from '../../support/content/publish-content.ts';
import { expect, test } from '../../support/fixtures.ts';
import { waitForWorker } from '../../support/service-worker-control.ts';
import type { Site } from '../../support/site.ts';
import { NO_ANSWER } from '../offline/sample-words.ts';
import { EVENT, EVENT_PACK, makeReady, packNamed } from './stored-pack.ts';

test.use({ ownSite: true });

/** Uploads a picture, as at the desk; returns the address that content holds. */
async function upload({ dataDir }: Site): Promise<string> {
  const db = await openDatabase(dataDir);
  try {
    const pictures = new Pictures(db, new PictureFiles(join(dataDir, 'uploads')), () => new Date());
    const { picture } = await pictures.upload(await jpeg(1600, 1200), 'Lamps', 'Ada');
    const { name } = picture;
    const read = readPictureName(name);
    if (read === null) throw new Error(`${name} is no name of a picture.`);
    return addressOf(read);
  } finally {
    await db.destroy();
  }
}

test('MEDIA-10 an event that is taken along has its uploaded pictures: a page never visited shows them with the server stopped', async ({
  page,
  site,
  allowConsole,
}) => {
  test.slow();
  allowConsole(NO_ANSWER);
  const image = await upload(site);
  const path = EVENT.slice('/event/'.length);
  await publishContent(site, {
    event: [{ id: '101', name: 'Pythian National Games', path, list: 'upcoming', startDate: '2099-05-01' }],
    scheduleEntry: [
      { id: '1', event: '101', game: 'Lamp Dance', title: 'Final', startsAt: '2099-05-01T18:00' },
    ],
    game: [
      {
        ...{ id: '1', event: '101', name: 'Lamp Dance', path: 'lamp-dance', categoryPath: 'dance' },
        ...{ category: 'Dance', image },
      },
    ],
  });
  await page.goto(EVENT);
  await waitForWorker(page);
  await makeReady(page);
  expect((await packNamed(page, EVENT_PACK))?.receipt?.pictures).toContain(`${site.url}${image}`);
  await site.stop();

  await page.goto(`${EVENT}/dance/lamp-dance`);
  await expect(page.getByRole('heading', { level: 1, name: 'Lamp Dance' })).toBeVisible();
  const picture = page.getByRole('main').locator('img[src^="/uploads/"]').first();
  await expect
    .poll(() =>
      picture.evaluate(({ complete, naturalWidth }: HTMLImageElement) => complete && naturalWidth > 0),
    )
    .toBe(true);
  // The pack has another variant than the one that this screen asks for.
  expect(await picture.evaluate(({ currentSrc }: HTMLImageElement) => currentSrc)).toMatch(/\/960\.avif$/);
});
