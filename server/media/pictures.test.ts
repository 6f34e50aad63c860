import { randomUUID } from 'node:crypto';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { addressOf, readPictureName } from '#core/media/uploaded-picture.ts';
import { collectedLog } from '../../tests/support/collected-log.ts';
import { contentForThisTest, eventDraft, NOW } from '../content/testing/content-for-test.ts';
import { imageLibrary } from './image-library.ts';
import { openPictures } from './open-pictures.ts';
import { PictureFiles } from './picture-files.ts';
import { REFUSALS } from './picture-refusal.ts';
import { Pictures } from './pictures.ts';
import * as material from './testing/picture-material.ts';

const folderForThisTest = () => {
  const folder = mkdtempSync(join(tmpdir(), 'pictures-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** The pictures of one test. */
async function picturesForThisTest(folder = folderForThisTest()) {
  const content = await contentForThisTest();
  const pictures = new Pictures(content.db, new PictureFiles(folder), () => NOW);
  const upload = (bytes: Buffer, alt = 'A lyre') => pictures.upload(bytes, alt, 'Ada');
  /** Everything that is served of a picture. */
  const filesOf = (name: string) => readdirSync(join(folder, name)).map((file) => join(folder, name, file));
  const largest = async (name: string) => {
    const sharp = await imageLibrary();
    return sharp(join(folder, name, `${readPictureName(name)?.width}.webp`));
  };
  return { ...content, pictures, folder, upload, filesOf, largest };
}

const nameOf = async (uploaded: Promise<{ picture: { name: string } }>) => (await uploaded).picture.name;

describe('what an uploaded picture becomes', () => {
  it('MEDIA-01 has every variant as WebP and AVIF, none larger than the picture, all of the type of their names', async () => {
    const { upload, filesOf } = await picturesForThisTest();
    const name = await nameOf(upload(await material.jpeg(800, 600)));
    expect(name).toMatch(/^[0-9a-f]{32}-800x600$/);
    const sharp = await imageLibrary();
    const found = await Promise.all(
      filesOf(name).map(async (file) => {
        const { width, height, format, compression } = await sharp(file).metadata();
        return `${file.split('/').at(-1)} ${width}x${height} ${compression ?? format}`;
      }),
    );
    expect(found.sort()).toEqual([
      ...['320.avif 320x240 av1', '320.webp 320x240 webp', '640.avif 640x480 av1'],
      ...['640.webp 640x480 webp', '800.avif 800x600 av1', '800.webp 800x600 webp'],
    ]);
  });

  it('MEDIA-02 X24 nothing of the file but its colours is left: no place, no author, no profile, and it stands upright', async () => {
    const { upload, filesOf, largest } = await picturesForThisTest();
    const photo = await material.phonePhoto();
    const sharp = await imageLibrary();
    const before = await sharp(photo).metadata();
    expect([before.exif !== undefined, before.icc !== undefined, before.orientation]).toEqual([
      true,
      true,
      6,
    ]);
    expect(photo.includes('harm')).toBe(true);
    const name = await nameOf(upload(photo));
    expect(name).toMatch(/-600x800$/);
    for (const file of filesOf(name)) {
      const { exif, icc, iptc, xmp, orientation } = await sharp(file).metadata();
      expect({ exif, icc, iptc, xmp, orientation }, file).toEqual({});
      expect(readFileSync(file).includes('harm'), file).toBe(false);
    }
    // What was on top is now on the right.
    const { data } = await (await largest(name)).raw().toBuffer({ resolveWithObject: true });
    const red = (x: number) => data[(400 * 600 + x) * 3] ?? 0;
    expect([red(30) > 150, red(570) < 60]).toEqual([true, true]);
  });

  it('MEDIA-02 X24 what hangs behind a picture, or makes it a page as well, is not kept', async () => {
    const { upload, filesOf } = await picturesForThisTest();
    const both = Buffer.concat([await material.jpeg(64, 48), Buffer.from(material.HARM)]);
    for (const file of [both, await material.gifPage()]) {
      const name = await nameOf(upload(file));
      for (const path of filesOf(name)) expect(readFileSync(path).includes('harm'), path).toBe(false);
    }
  });

  it('MEDIA-01 reads what cameras, printers and drawing programs write', async () => {
    const { upload, largest } = await picturesForThisTest();
    const kinds = {
      ...{ cmyk: await material.cmykJpeg(), deep: await material.deepPng() },
      ...{ transparent: await material.transparentPng(), gif: await material.animatedGif() },
      avif: await (await material.plainPicture(64, 48)).avif().toBuffer(),
      webp: await (await material.plainPicture(65, 48)).webp().toBuffer(),
      tiny: await material.png(1, 1),
      thin: await material.png(3, 6_000),
    };
    const found: Record<string, unknown> = {};
    for (const [kind, bytes] of Object.entries(kinds)) {
      const picture = await largest(await nameOf(upload(bytes)));
      const { width, height, space, depth, hasAlpha, pages = 1 } = await picture.metadata();
      found[kind] = [width, height, space, depth, hasAlpha, pages];
    }
    expect(found).toEqual({
      cmyk: [400, 300, 'srgb', 'uchar', false, 1],
      deep: [400, 300, 'srgb', 'uchar', false, 1],
      transparent: [400, 300, 'srgb', 'uchar', true, 1],
      gif: [40, 30, 'srgb', 'uchar', false, 1],
      avif: [64, 48, 'srgb', 'uchar', false, 1],
      webp: [65, 48, 'srgb', 'uchar', false, 1],
      tiny: [1, 1, 'srgb', 'uchar', false, 1],
      thin: [1, 1_920, 'srgb', 'uchar', false, 1],
    });
    const first = await (await largest(await nameOf(upload(kinds.gif)))).raw().toBuffer();
    expect(first[0]).toBeGreaterThan(150);
  });
});

describe('what is refused', () => {
  it.each([
    ['an empty file', async () => Buffer.alloc(0), REFUSALS.empty],
    ['a drawing', async () => material.SVG, REFUSALS.drawing],
    [
      'a drawing after a long comment',
      async () => Buffer.concat([Buffer.from(`\ufeff<!--${'x'.repeat(4_000)}-->`), material.SVG]),
      REFUSALS.other,
    ],
    ['a page under the name of a picture', async () => material.PAGE, REFUSALS.drawing],
    ['a picture in HEIC', async () => material.HEIC, REFUSALS.heic],
    ['a text', async () => Buffer.from('just words'), REFUSALS.other],
    ['half a picture', async () => (await material.jpeg()).subarray(0, 3_000), REFUSALS.damaged],
    ['half a PNG', async () => (await material.png()).subarray(0, 1_200), REFUSALS.damaged],
    [
      'the beginning of a picture and then a page',
      async () => Buffer.concat([Buffer.from('GIF89a'), material.PAGE]),
      REFUSALS.damaged,
    ],
    ['more pixels than can be read', material.pixelBomb, REFUSALS.tooManyPixels],
    ['a size no picture has', () => material.claimedSize(60_000), REFUSALS.tooManyPixels],
    ['a size there are no pixels for', () => material.claimedSize(5_000), REFUSALS.damaged],
  ])('MEDIA-03 X24 %s, in words, and nothing of it is kept', async (_what, bytes, sentence) => {
    const { upload, pictures, folder } = await picturesForThisTest();
    await expect(upload(await bytes())).rejects.toThrow(sentence);
    expect(await pictures.list()).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });
});

it('MEDIA-03 X24 the library that reads pictures reads nothing else, should anything ever reach it', async () => {
  const sharp = await imageLibrary();
  const others = [material.SVG, Buffer.from('%PDF-1.4\n'), Buffer.from('P3 1 1 255 0 0 0\n')];
  for (const bytes of others)
    await expect(sharp(bytes).metadata()).rejects.toThrow('unsupported image format');
});

describe('how pictures are kept', () => {
  it('MEDIA-04 the same picture is one, whichever file it came in, and keeps its words', async () => {
    const { upload, pictures } = await picturesForThisTest();
    const plain = await material.png(90, 60);
    const other = await (await material.plainPicture(90, 60)).png({ compressionLevel: 0 }).toBuffer();
    expect(other.equals(plain)).toBe(false);
    const [one, two] = await Promise.all([upload(plain), upload(other, 'A harp')]);
    expect([one.isNew, two.isNew]).toEqual([true, false]);
    expect(two.picture).toEqual(one.picture);
    expect((await pictures.list()).map(({ alt }) => alt)).toEqual(['A lyre']);
  });

  it('MEDIA-04 two servers that share a folder keep it once as well', async () => {
    const { pictures, folder, db } = await picturesForThisTest();
    const second = new Pictures(db, new PictureFiles(folder), () => NOW);
    const bytes = await material.png(90, 60);
    const both = await Promise.all([pictures, second].map((one) => one.upload(bytes, 'A lyre', 'Ada')));
    expect(both.map(({ isNew }) => isNew).sort()).toEqual([false, true]);
    expect(readdirSync(folder)).toEqual([both[0]?.picture.name]);
  });

  it('MEDIA-05 if it cannot be written, nothing of it is there, and the next one can be', async () => {
    const { upload, pictures, folder, db } = await picturesForThisTest();
    // A file stands where the folder should be: nobody can write there, whoever runs this test.
    writeFileSync(join(folder, 'blocked'), '');
    const without = new Pictures(db, new PictureFiles(join(folder, 'blocked/uploads')), () => NOW);
    await expect(without.upload(await material.png(), 'A lyre', 'Ada')).rejects.toThrow(/ENOTDIR/);
    expect(await pictures.list()).toEqual([]);
    expect(readdirSync(folder)).toEqual(['blocked']);
    expect((await upload(await material.png())).isNew).toBe(true);
  });

  it('MEDIA-05 if its files cannot be put in place, there is no row of it either', async () => {
    const { pictures, folder, db } = await picturesForThisTest();
    class Failing extends PictureFiles {
      override async write(...given: Parameters<PictureFiles['write']>) {
        const written = await super.write(...given);
        return { ...written, finish: () => Promise.reject(new Error('The power went.')) };
      }
    }
    const failing = new Pictures(db, new Failing(folder), () => NOW);
    await expect(failing.upload(await material.png(), 'A lyre', 'Ada')).rejects.toThrow('The power went.');
    expect(await pictures.list()).toEqual([]);
    expect(readdirSync(folder)).toEqual([]);
  });

  it('MEDIA-05 a picture whose folder is lost can be uploaded again, and keeps its words', async () => {
    const { upload, pictures, folder, filesOf } = await picturesForThisTest();
    const bytes = await material.png(90, 60);
    const name = await nameOf(upload(bytes));
    const files = filesOf(name);
    rmSync(join(folder, name), { recursive: true });
    const again = await upload(bytes, 'A harp');
    expect(again).toMatchObject({ picture: { name, alt: 'A lyre' }, isNew: true });
    expect(filesOf(name)).toEqual(files);
    expect((await upload(bytes)).isNew).toBe(false);
    expect(await pictures.list()).toHaveLength(1);
  });

  it('MEDIA-05 tidies nothing that is not its own', async () => {
    const { pictures, folder } = await picturesForThisTest();
    const others = ['.stfolder', '.snapshot', '.gitkeep'];
    for (const name of others) mkdirSync(join(folder, name));
    const unfinished = `.${randomUUID()}`;
    mkdirSync(join(folder, unfinished));
    await new PictureFiles(folder).deleteUnfinished(new Date(Date.now() + 86_400_000));
    expect(readdirSync(folder).sort()).toEqual(others.sort());
    expect(await pictures.list()).toEqual([]);
  });

  it('MEDIA-05 a folder that cannot be read ends no start: one sentence says so', async () => {
    const { folder, db } = await picturesForThisTest();
    const said = collectedLog();
    writeFileSync(join(folder, 'uploads'), '');
    const opened = await openPictures(db, folder, () => NOW, said.log);
    expect(said.lines()).toMatchObject([
      {
        level: 'warn',
        err: { code: 'ENOTDIR' },
        msg: expect.stringMatching(/^The uploaded pictures could not be looked/),
      },
    ]);
    expect(await opened.pictures.list()).toEqual([]);
    await opened.close();
  });

  it('MEDIA-05 after an interruption the next start tidies up, and takes in what was copied here', async () => {
    const { upload, pictures, folder, db } = await picturesForThisTest();
    const name = await nameOf(upload(await material.png()));
    await db.deleteFrom('uploaded_picture').execute();
    const unfinished = join(folder, `.${randomUUID()}`);
    mkdirSync(unfinished);
    mkdirSync(join(folder, `${'0'.repeat(32)}-10x10`));
    const nextDay = () => new Date(Date.now() + 86_400_000);
    await new Pictures(db, new PictureFiles(folder), nextDay).adopt();
    expect((await pictures.list()).map((picture) => picture.name)).toEqual([name]);
    expect(existsSync(unfinished)).toBe(false);
  });

  it('MEDIA-06 a picture in use says where, and only one that nothing needs can be deleted', async () => {
    const { upload, pictures, copy, revisions, folder } = await picturesForThisTest();
    const name = await nameOf(upload(await material.png()));
    const address = addressOf(readPictureName(name) ?? expect.fail('no name'));
    const added = await copy.put(
      eventDraft('101', { page: { html: `<img src="${address}">` } }),
      null,
      'Ada',
    );
    const version = added.outcome === 'stored' ? added.item.version : 0;
    const use = { kind: 'event', id: '101', title: 'Event 101' };
    expect(await pictures.list()).toMatchObject([{ name, uses: [use], isPublished: false }]);
    expect(await pictures.remove(name)).toMatchObject({ outcome: 'used', uses: [use] });
    await revisions.publish({ author: 'Ada', note: 'First' });
    await copy.remove('event', '101', version, 'Ada');
    await revisions.publish({ author: 'Ada', note: 'Second' });
    expect(await pictures.list()).toMatchObject([{ uses: [], isPublished: true }]);
    expect(await pictures.remove(name)).toMatchObject({ outcome: 'used', isPublished: true });
    expect(existsSync(join(folder, name))).toBe(true);
    const unused = await nameOf(upload(await material.png(50, 50)));
    expect(await pictures.remove(unused)).toEqual({ outcome: 'removed' });
    expect(await pictures.remove(unused)).toEqual({ outcome: 'unknown' });
    expect(existsSync(join(folder, unused))).toBe(false);
  });
});
