import { hasMarkup, type UntrustedHtml } from '#core/html/untrusted-html.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { addressInHtml } from '../../../ui/safe-html/html-text.ts';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import styles from './popup-dialog.module.css';
import type { KnownPicture } from './use-known-picture.ts';

interface PopupPictureProps {
  readonly image: UntrustedHtml;
  readonly picture: KnownPicture | null;
}

/** The picture, given as markup or as a plain address (reading Q-28). If it fails to load, it leaves no gap. */
export function PopupPicture({ image, picture }: PopupPictureProps) {
  if (picture !== null) {
    return (
      <Picture
        src={picture.address}
        alt=""
        width={picture.width}
        height={picture.height}
        standIn={null}
        fit="contain"
        loading="eager"
        className={styles.picture}
        imageClassName={styles.image}
      />
    );
  }
  if (addressInHtml(image) !== null || !hasMarkup(image)) return null;
  return <SafeHtml html={image} className={styles.markup} />;
}
