/** A picture that was uploaded at the desk. */
export interface DeskPicture {
  /** As in its addresses (`core/media/uploaded-picture.ts`). */
  readonly name: string;
  /** What it shows, for those who do not see it; '' if it is mere decoration. */
  readonly alt: string;
  /** ISO 8601 in UTC. */
  readonly uploadedAt: string;
  readonly author: string;
  /** Of all its variants together. */
  readonly bytes: number;
}

/** Where a picture is used in the working copy. */
export interface PictureUse {
  readonly kind: string;
  readonly id: string;
  /** What people call the item. */
  readonly title: string;
}

/** `GET /pictures`, the latest first. `DELETE /pictures/:name` removes one that is used nowhere. */
export interface ListedPicture extends DeskPicture {
  readonly uses: readonly PictureUse[];
  /** Whether a published revision has it, the latest or an older one that can be shown again. */
  readonly isPublished: boolean;
}

/**
 * `POST /pictures?alt=…` or `?decorative=1`, with the file as the body; answers this. `PUT /pictures/:name` takes `NewAlt`
 * and answers `DeskPicture`.
 */
export interface PictureUploaded {
  readonly picture: DeskPicture;
  /** False if the same picture was here already; it keeps its alternative text. */
  readonly isNew: boolean;
}

/** '' for mere decoration. */
export interface NewAlt {
  readonly alt: string;
}

export const LONGEST_ALT = 300;
/** Of a file to be uploaded. */
export const LARGEST_PICTURE_BYTES = 20 * 1024 * 1024;
