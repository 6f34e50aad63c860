import { useTranslation } from 'react-i18next';
import { pictureAddress } from '#core/media/picture-address.ts';
import { Icon } from '../pictures/icon.tsx';
import { Picture } from '../pictures/picture.tsx';
import { galleryMedia } from './gallery-media.ts';
import type { GalleryEntry, Media } from './media.ts';
import styles from './media-stage.module.css';

interface MediaStageProps {
  readonly item: GalleryEntry;
  readonly onOpen: (media: Media) => void;
}

/** The thumbnail of an item, 16:9. A film has a play button; a picture is itself the button (reading Q-16). */
export function MediaStage({ item, onOpen }: MediaStageProps) {
  const { t } = useTranslation();
  const media = galleryMedia(item);
  const title = item.title || t('media.untitled');
  const picture = (alt: string) => (
    <Picture
      src={pictureAddress(item.thumbnail)}
      alt={alt}
      width={1600}
      height={900}
      className={styles.frame}
      imageClassName={styles.image}
    />
  );
  if (media?.kind === 'image') {
    return (
      <button type="button" className={styles.stage} onClick={() => onOpen(media)}>
        <span className="visually-hidden">{t('media.view', { title })}</span>
        {picture(item.alt === item.title ? '' : item.alt)}
      </button>
    );
  }
  return (
    <div className={styles.stage}>
      {picture(item.alt)}
      {media !== null && (
        <button type="button" className={styles.play} onClick={() => onOpen(media)}>
          <Icon name="play" />
          <span className="visually-hidden">{t('media.play', { title })}</span>
        </button>
      )}
    </div>
  );
}
