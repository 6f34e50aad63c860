import { type ReactNode, useMemo } from 'react';
import type { Video } from '#core/contract/entities/videos.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { useMotion } from '../../../data/preferences/motion.ts';
import { Carousel } from '../../../ui/carousel/carousel.tsx';
import type { Media } from '../../../ui/media/media.ts';
import { type VideoType, videosQuery } from './queries.ts';
import { VideoCard } from './video-card.tsx';
import styles from './video-gallery.module.css';

const NONE: readonly Video[] = [];

interface VideoListProps {
  readonly type: VideoType;
  readonly label: string;
  readonly onChoose: (media: Media) => void;
  readonly children?: ReactNode;
}

/** The films of one tab. If the request fails, the list is empty and says nothing (VIDEO-08). */
export function VideoList({ type, label, onChoose, children }: VideoListProps) {
  const { isStill } = useMotion();
  const answer = useAnswer(videosQuery(type));
  const videos = valueOr(answer, NONE);
  const slides = useMemo(
    () =>
      videos.map((video, place) => ({
        key: `${place}${video.link}`,
        label: video.heading,
        content: <VideoCard video={video} onChoose={onChoose} />,
      })),
    [videos, onChoose],
  );
  if (answer.state === 'loading') return <div className={styles.waiting} />;
  if (slides.length === 0) return null;
  return (
    <>
      <Carousel label={label} slides={slides} isStill={isStill} className={styles.row} />
      {children}
    </>
  );
}
