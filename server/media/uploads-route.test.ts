import { cpSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { variantAddress } from '#core/media/uploaded-picture.ts';
import { createApp } from '../app.ts';
import { UPLOADS_FOLDER } from './picture-files.ts';

const NAME = `${'a'.repeat(32)}-300x200`;

function folderForThisTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'uploads-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

it('DATA-06 a server that answers the content of another folder has the pictures of that folder', async () => {
  const contentDir = folderForThisTest();
  const picture = join(contentDir, UPLOADS_FOLDER, NAME);
  mkdirSync(picture, { recursive: true });
  cpSync('server/sample/media/events/national.webp', join(picture, '300.webp'));
  const app = await createApp({ contentDir, dataDir: folderForThisTest(), siteDir: null });
  onTestFinished(() => app.close());
  const { statusCode, headers } = await app.inject({ url: variantAddress(NAME, 300, 'webp') });
  expect([statusCode, headers['content-type']]).toEqual([200, 'image/webp']);
});
