import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import styles from './media-modal.module.css';

interface FilmFileProps {
  /** Null if the file may not be loaded into this site; the link next to it still leads there. */
  readonly address: string | null;
  readonly title: string;
}

/** A film file in the browser's own player. */
export function FilmFile({ address, title }: FilmFileProps) {
  const { t } = useTranslation();
  const [isBroken, setIsBroken] = useState(false);
  if (address === null || isBroken) {
    return (
      <p className={styles.explanation} role="status">
        {t('media.cannotPlay')}
      </p>
    );
  }
  return (
    // biome-ignore lint/a11y/useMediaCaption: the provider's films have no captions
    <video
      className={styles.video}
      src={address}
      aria-label={title}
      controls
      playsInline
      preload="metadata"
      onError={() => setIsBroken(true)}
    />
  );
}
