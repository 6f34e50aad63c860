import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { PictureUploaded } from '#core/desk/pictures.ts';
import { collectedLog } from '../../tests/support/collected-log.ts';
import { contentForThisTest, NOW } from '../content/testing/content-for-test.ts';
import { by, standInGate } from '../desk/testing/desk-for-test.ts';
import { PictureFiles } from './picture-files.ts';
import { REFUSALS } from './picture-refusal.ts';
import { pictureRoutes } from './picture-routes.ts';
import { Pictures } from './pictures.ts';
import { jpeg, PAGE, png } from './testing/picture-material.ts';
import { addUploads } from './uploads-route.ts';

/** The pictures of one test behind their routes. */
async function deskForThisTest() {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const uploads = join(folder, 'uploads');
  const { db } = await contentForThisTest();
  const said = collectedLog();
  const pictures = new Pictures(db, new PictureFiles(uploads), () => NOW);
  const app = await standInGate(pictureRoutes(pictures), said.log);
  addUploads(app, uploads);
  const upload = async (bytes: Buffer, query = '?alt=A%20lyre') =>
    by(app, 'Ada')('POST', `/pictures${query}`, bytes, 'image/jpeg');
  return { ask: by(app, 'Ada'), upload, uploads, visit: (url: string) => app.inject({ url }), log: said };
}

describe('the addresses of pictures at the desk', () => {
  it('MEDIA-01 a picture goes in with its words, is listed, described anew, and removed', async () => {
    const { ask, upload } = await deskForThisTest();
    const { status, said } = await upload(await jpeg());
    expect(status).toBe(200);
    const { picture, isNew }: PictureUploaded = said;
    expect(isNew).toBe(true);
    expect(picture).toMatchObject({ alt: 'A lyre', author: 'Ada', uploadedAt: NOW.toISOString() });
    const path = `/pictures/${picture.name}`;
    expect((await ask('PUT', path, { alt: '  A lyre\n on a hill ' })).said.alt).toBe('A lyre on a hill');
    expect((await ask('GET', '/pictures')).said).toEqual([
      { ...picture, alt: 'A lyre on a hill', uses: [], isPublished: false },
    ]);
    expect((await ask('DELETE', path)).status).toBe(200);
    expect((await ask('GET', '/pictures')).said).toEqual([]);
    expect((await ask('DELETE', path)).status).toBe(404);
    expect((await ask('PUT', path, { alt: 'A lyre' })).status).toBe(404);
  });

  it('MEDIA-07 asks what the picture shows, unless it is decoration', async () => {
    const { upload } = await deskForThisTest();
    for (const query of ['', '?alt=', '?alt=%20%0A', '?decorative=0', `?alt=${'x'.repeat(301)}`]) {
      const { status, said } = await upload(await png(), query);
      expect([query, status, said.problems[0].field]).toEqual([query, 422, 'alt']);
    }
    expect((await upload(await png(), '?decorative=1')).said.picture.alt).toBe('');
  });

  it('MEDIA-03 says why it takes no page that is called a picture, and nothing that is too large', async () => {
    const { upload } = await deskForThisTest();
    const page = await upload(PAGE);
    expect([page.status, page.said.problems]).toEqual([422, [{ field: 'file', message: REFUSALS.drawing }]]);
    const large = await upload(Buffer.alloc(20 * 1024 * 1024 + 1));
    expect([large.status, large.said.error]).toEqual([413, 'too-large']);
    expect(large.said.message).toContain('larger than 20 MB');
  });

  it('MEDIA-05 says that the server cannot store it, and shows nobody where', async () => {
    const { upload, uploads, ask, log } = await deskForThisTest();
    writeFileSync(uploads, 'A file is where the folder should be.');
    const { status, said } = await upload(await png());
    expect([status, said.error]).toEqual([500, 'failed']);
    expect(said.message).toContain('can’t store pictures');
    expect(JSON.stringify(said)).not.toContain(uploads);
    expect(log.lines()).toMatchObject([
      { err: { code: expect.stringMatching(/EEXIST|ENOTDIR/) }, msg: 'A picture could not be stored.' },
    ]);
    expect((await ask('GET', '/pictures')).said).toEqual([]);
  });
});

describe('the addresses of pictures for visitors', () => {
  it('MEDIA-08 a variant is what its name says, for ever, and nothing but a picture', async () => {
    const { upload, visit } = await deskForThisTest();
    const { picture }: PictureUploaded = (await upload(await jpeg(800, 600))).said;
    for (const [file, type, beginning] of [
      ['800.webp', 'image/webp', 'WEBP'],
      ['320.avif', 'image/avif', 'ftypavif'],
    ] as const) {
      const answer = await visit(`/uploads/${picture.name}/${file}`);
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.toString('latin1', 0, 16)).toContain(beginning);
      expect(answer.headers).toMatchObject({
        'content-type': type,
        'content-length': String(answer.rawPayload.length),
        'cache-control': 'public, max-age=31536000, immutable',
        'x-content-type-options': 'nosniff',
        'content-security-policy': "default-src 'none'; sandbox",
      });
    }
  });

  it('MEDIA-08 no other name leads to a file', async () => {
    const { upload, visit, uploads } = await deskForThisTest();
    const { picture }: PictureUploaded = (await upload(await jpeg(800, 600))).said;
    writeFileSync(join(uploads, 'secret.webp'), 'secret');
    writeFileSync(join(uploads, picture.name, '320.html'), '<p>secret');
    const others = [
      '641.webp',
      '320.html',
      '320.svg',
      '1920.webp',
      '',
      '../secret.webp',
      '%2e%2e/secret.webp',
    ];
    for (const file of others)
      expect((await visit(`/uploads/${picture.name}/${file}`)).statusCode, file).toBe(404);
    for (const path of ['secret.webp', '', '..%2f..%2fetc/passwd', `${'0'.repeat(32)}-1x1/1.webp`])
      expect((await visit(`/uploads/${path}`)).statusCode, path).toBe(404);
  });
});
