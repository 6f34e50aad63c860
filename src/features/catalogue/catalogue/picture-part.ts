import type { CataloguePicture } from '#content/event-categories/event-category.ts';

/** Returns the address of a picture. A fragment selects the part to show, so that one file serves many places. */
export const picturePart = ({ src, crop }: CataloguePicture): string =>
  crop === undefined ? src : `${src}#svgView(viewBox(${crop.join()}))`;
