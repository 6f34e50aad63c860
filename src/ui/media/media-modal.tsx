import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureAddress } from '#core/media/picture-address.ts';
import { Modal } from '../dialog/modal.tsx';
import { Picture } from '../pictures/picture.tsx';
import { ProviderText } from '../words/provider-text.tsx';
import { filmAddress } from './film-address.ts';
import { FilmFile } from './film-file.tsx';
import { FilmLink } from './film-link.tsx';
import type { Media } from './media.ts';
import styles from './media-modal.module.css';
import { OutsideFilm, type OutsideFilmTerms } from './outside-film.tsx';

interface MediaModalProps extends OutsideFilmTerms {
  /** What is shown; null closes. */
  readonly media: Media | null;
  readonly onClose: () => void;
}

/**
 * A picture, a third-party film or a film file over the page (section 4, Media modal). Closing removes frame and player
 * from the page, so that no sound goes on.
 */
export function MediaModal({ media, onClose, ...terms }: MediaModalProps) {
  const { t } = useTranslation();
  // While it slides out, the last content stays visible.
  const [last, setLast] = useState(media);
  if (media !== null && media !== last) setLast(media);
  return (
    <Modal look="media" open={media !== null} onClose={onClose} label={last?.title || t('media.untitled')}>
      {last !== null && <Shown key={`${last.kind} ${last.address}`} media={last} {...terms} />}
    </Modal>
  );
}

function Shown({ media, ...terms }: { readonly media: Media } & OutsideFilmTerms) {
  const { t } = useTranslation();
  const title = media.title || t('media.untitled');
  const film = media.kind === 'image' ? null : filmAddress(media.address, media.kind);
  return (
    <figure className={styles.figure}>
      {media.kind === 'image' && (
        <Picture
          src={pictureAddress(media.address)}
          alt={media.alt ?? media.title}
          width={1600}
          height={900}
          loading="eager"
          fit="contain"
          className={styles.frame}
          imageClassName={styles.image}
        />
      )}
      {film?.kind === 'frame' && <OutsideFilm {...terms} address={film.address} title={title} />}
      {film?.kind === 'file' && <FilmFile address={film.address} title={title} />}
      <figcaption className={styles.caption}>
        <ProviderText className="d5">{media.title}</ProviderText>
        {film !== null && <FilmLink link={film.link} />}
      </figcaption>
    </figure>
  );
}
