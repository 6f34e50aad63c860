import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '../../../ui/disclosure/tabs.tsx';
import type { Media } from '../../../ui/media/media.ts';
import type { VideoType } from './queries.ts';
import styles from './video-gallery.module.css';
import { VideoList } from './video-list.tsx';

const TABS = [
  { id: 'historical', type: 'Our Historicals' },
  { id: 'memorable', type: 'Memorable Events' },
] as const satisfies readonly { readonly id: string; readonly type: VideoType }[];

interface VideoGalleryProps {
  /** Opens the media modal. It must be a stable function. */
  readonly onChoose: (media: Media) => void;
  /** Returns content below the films of a tab, such as the age of the answer. */
  readonly foot?: (type: VideoType) => ReactNode;
}

/** The films in two tabs, each with its own query (section 4), so that a late answer goes to its own tab. */
export function VideoGallery({ onChoose, foot }: VideoGalleryProps) {
  const { t } = useTranslation();
  const titleId = useId();
  return (
    <section className="oxblood-band section" aria-labelledby={titleId}>
      <div className="wrap">
        <h2 id={titleId} className={`d2 ${styles.title}`}>
          {t('videoGallery.title')}
        </h2>
        <Tabs
          label={t('videoGallery.title')}
          keep="selected"
          tabs={TABS.map(({ id, type }) => {
            const label = t(`videoGallery.${id}`);
            const panel = (
              <VideoList key={id} type={type} label={label} onChoose={onChoose}>
                {foot?.(type)}
              </VideoList>
            );
            return { id, label, panel };
          })}
        />
      </div>
    </section>
  );
}
