import { useTranslation } from 'react-i18next';
import type { LinkedNews } from '#core/contract/entities/linked-news.ts';
import { useAnswer } from '../../../data/answers/use-answer.ts';
import { useMotion } from '../../../data/preferences/motion.ts';
import { classNames } from '../../../ui/class-names.ts';
import type { Media } from '../../../ui/media/media.ts';
import { MediaStage } from '../../../ui/media/media-stage.tsx';
import { MediaWords } from '../../../ui/media/media-words.tsx';
import { RotationControls } from '../../../ui/rotation/rotation-controls.tsx';
import { Stack } from '../../../ui/rotation/stack.tsx';
import { useRotation } from '../../../ui/rotation/use-rotation.ts';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './previous-viewer.module.css';
import { galleryQuery } from './queries.ts';

/** How long an item is shown (section 9). */
export const ADVANCE_EVERY_MS = 5000;

interface EventGalleryProps {
  readonly eventId: string;
  readonly onOpen: (media: Media) => void;
}

/**
 * Pictures and films of the chosen event. The query key has the event's id, so a late answer never replaces a newer
 * choice (reading Q-49). Renders nothing without items.
 */
export function EventGallery({ eventId, onOpen }: EventGalleryProps) {
  const answer = useAnswer(galleryQuery(eventId));
  if (answer.state === 'loading') {
    return (
      <>
        <Skeleton shape="picture" />
        <Skeleton shape="title" className={styles.controls} />
      </>
    );
  }
  if (answer.state === 'error' || answer.value.items.length === 0) return null;
  return <Gallery gallery={answer.value} onOpen={onOpen} />;
}

interface GalleryProps extends Omit<EventGalleryProps, 'eventId'> {
  readonly gallery: LinkedNews;
}

function Gallery({ gallery: { headingText, items }, onOpen }: GalleryProps) {
  const { t } = useTranslation();
  const motion = useMotion();
  const { index, step, ref } = useRotation<HTMLDivElement>({
    count: items.length,
    everyMs: ADVANCE_EVERY_MS,
    isStill: motion.isStill,
  });
  return (
    <div ref={ref}>
      {headingText !== '' && (
        <p className={classNames('d4', styles.heading, leadingOf(headingText))}>
          <ProviderText>{headingText}</ProviderText>
        </p>
      )}
      <Stack entries={items} index={index} isSparse>
        {(item) => <MediaStage item={item} onOpen={onOpen} />}
      </Stack>
      <RotationControls
        className={styles.controls}
        index={index}
        count={items.length}
        labels={{ previous: t('previousViewer.previous'), next: t('previousViewer.next') }}
        nameOf={(at) => items[at]?.title ?? ''}
        motion={motion}
        onStep={step}
      />
      <Stack entries={items} index={index}>
        {(item) => <MediaWords item={item} level={3} />}
      </Stack>
    </div>
  );
}
