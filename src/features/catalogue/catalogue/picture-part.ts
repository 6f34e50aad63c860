import type { CataloguePicture } from '#content/event-categories/event-category.ts';

/** The address of a picture or, by its fragment, of the part of it that is to be seen: one file serves many places. */
export const picturePart = ({ src, crop }: CataloguePicture): string =>
  crop === undefined ? src : `${src}#svgView(viewBox(${crop.join()}))`;
