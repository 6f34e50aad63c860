import { uploadedPicture, variantSet } from '#core/media/uploaded-picture.ts';

interface UploadedSourcesProps {
  readonly address: string;
  readonly sizes: string;
  readonly media?: string | undefined;
}

/** The variants of an uploaded picture, for a `picture`; nothing for any other picture. */
export function UploadedSources({ address, sizes, media }: UploadedSourcesProps) {
  const picture = uploadedPicture(address);
  if (picture === null) return null;
  const { width, height } = picture;
  const size = { width, height, sizes, media };
  return (
    <>
      <source {...size} type="image/avif" srcSet={variantSet(picture, 'avif')} />
      {/* Of one for small screens; the `img` itself has these of the other. */}
      {media !== undefined && <source {...size} type="image/webp" srcSet={variantSet(picture, 'webp')} />}
    </>
  );
}
