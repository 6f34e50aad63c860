import { useTranslation } from 'react-i18next';
import type { Video } from '#core/contract/entities/videos.ts';
import { pictureAddress } from '#core/media/picture-address.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import type { Media } from '../../../ui/media/media.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { mediaOfVideo } from './media-of-video.ts';
import styles from './video-card.module.css';

interface VideoCardProps {
  readonly video: Video;
  readonly onChoose: (media: Media) => void;
}

/** A film: picture and heading are one button. A film we may not play here is a plain link. */
export function VideoCard({ video, onChoose }: VideoCardProps) {
  const { t } = useTranslation();
  const media = mediaOfVideo(video);
  const face = (
    <>
      <span className={styles.picture}>
        <Picture
          src={pictureAddress(video.thumbnail)}
          alt=""
          width={640}
          height={360}
          imageClassName={styles.image}
        />
        <span className={styles.disc}>
          <Icon name={media === null ? 'arrow-square-out' : 'play'} />
        </span>
      </span>
      <span className="visually-hidden">{t('videoGallery.play')}</span>{' '}
      <span className={classNames('d5', styles.heading, leadingOf(video.heading))}>
        <ProviderText>{video.heading}</ProviderText>
      </span>
    </>
  );
  if (media === null)
    return (
      <AppLink to={video.link} newTab className={styles.card}>
        {face}
      </AppLink>
    );
  return (
    <button type="button" className={styles.card} onClick={() => onChoose(media)}>
      {face}
    </button>
  );
}
