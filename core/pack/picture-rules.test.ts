import { expect, it } from 'vitest';
import { pictureRules } from './picture-rules.ts';

it('MEDIA-10 a pack takes one variant of an uploaded picture: on a phone one that fits its screen', () => {
  const folder = `/uploads/${'ab'.repeat(16)}-1600x900`;
  const address = `${folder}/1600.webp`;
  expect(pictureRules(true).picture(address)).toBe(`${folder}/960.webp`);
  expect(pictureRules(true).eventImage(address)).toBe(`${folder}/960.webp`);
  expect(pictureRules(false).picture(address)).toBe(address);
  expect(pictureRules(true).picture('/media/a.webp')).toBe('/media/a.webp');
});
