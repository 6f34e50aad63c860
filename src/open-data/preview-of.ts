/**
 * Returns the path of the picture that was drawn for previews of a page; undefined if there is none.
 *
 * @param path of the page, decoded. An article counts as a page below `/news/details/`.
 */
export type PreviewOf = (path: string) => string | undefined;
