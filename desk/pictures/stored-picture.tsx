import {
  readPictureName,
  VARIANT_FORMATS,
  variantAddress,
  variantFor,
} from '#core/media/uploaded-picture.ts';
import styles from './pictures.module.css';

/** Twice as wide as it is shown, for dense screens. */
const NEEDED_PX = 480;

/** An uploaded picture, small. */
export function StoredPicture({ name, alt }: { readonly name: string; readonly alt: string }) {
  const picture = readPictureName(name);
  if (picture === null) return null;
  const webp = variantFor(picture, NEEDED_PX);
  const width = Number(/(\d+)\.\w+$/.exec(webp)?.[1]);
  return (
    <picture className={styles.frame}>
      <source type={`image/${VARIANT_FORMATS[0]}`} srcSet={variantAddress(name, width, VARIANT_FORMATS[0])} />
      <img src={webp} alt={alt} width={picture.width} height={picture.height} loading="lazy" />
    </picture>
  );
}
