import { hasMarkup, type UntrustedHtml } from '#core/contract/untrusted-html.ts';
import { Picture } from '../../ui/picture.tsx';
import { pictureAddress } from '../../ui/picture-address.ts';
import { addressInHtml } from '../../ui/safe-html/html-text.ts';
import { SafeHtml } from '../../ui/safe-html/safe-html.tsx';
import styles from './popup-dialog.module.css';

/** The picture, given as markup or as a plain address (decision Q-28). One that does not load leaves no place. */
export function PopupPicture({ image }: { readonly image: UntrustedHtml }) {
  const address = addressInHtml(image);
  if (address !== null) {
    return (
      <Picture
        src={pictureAddress(address)}
        alt=""
        width={640}
        height={360}
        standIn={null}
        fit="contain"
        loading="eager"
        className={styles.picture}
        imageClassName={styles.image}
      />
    );
  }
  return hasMarkup(image) ? <SafeHtml html={image} className={styles.markup} /> : null;
}
