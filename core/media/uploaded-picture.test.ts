import { describe, expect, it } from 'vitest';
import {
  addressOf,
  readPictureName,
  uploadedPicture,
  variantAddress,
  variantFor,
  variantSet,
} from './uploaded-picture.ts';

const NAME = `${'0123456789abcdef'.repeat(2)}-1600x900`;
const picture = readPictureName(NAME) ?? expect.fail('no picture');

describe('the address of an uploaded picture', () => {
  it('MEDIA-08 says every variant there is, and the one that content holds', () => {
    expect(picture).toEqual({ name: NAME, width: 1600, height: 900, widths: [320, 640, 960, 1280, 1600] });
    expect(addressOf(picture)).toBe(`/uploads/${NAME}/1600.webp`);
    expect(uploadedPicture(addressOf(picture))).toEqual(picture);
    expect(uploadedPicture(variantAddress(NAME, 320, 'avif'))).toEqual(picture);
    expect(variantSet(picture, 'avif').split(', ')[0]).toBe(`/uploads/${NAME}/320.avif 320w`);
    expect(readPictureName(NAME.replace('1600x900', '200x100'))?.widths).toEqual([200]);
  });

  it('MEDIA-09 finds the smallest variant that is wide enough, or else the largest', () => {
    const widths = [100, 640, 700, 1599, 3000].map((needed) => variantFor(picture, needed));
    expect(widths.map((address) => address.split('/').at(-1))).toEqual([
      ...['320.webp', '640.webp', '960.webp', '1600.webp', '1600.webp'],
    ]);
  });

  it.each([
    '',
    '/news',
    `/uploads/${NAME}/640.png`,
    `/uploads/${NAME}/641.webp`,
    `/uploads/${NAME}/1920.webp`,
    `/uploads/${NAME}/640.webp?a=1`,
    `/uploads/../${NAME}/640.webp`,
    `/uploads/${NAME.toUpperCase()}/640.webp`,
    `/uploads/${NAME.replace('900', '0')}/640.webp`,
    `https://elsewhere.example/uploads/${NAME}/640.webp`,
  ])('MEDIA-08 is not %j', (address) => {
    expect(uploadedPicture(address)).toBeNull();
  });
});
