/**
 * Returns the path of the preview that the build draws of a picture; null if it cannot.
 *
 * @param picture address that pages have it under
 */
export type PreviewOf = (picture: string) => Promise<string | null>;
