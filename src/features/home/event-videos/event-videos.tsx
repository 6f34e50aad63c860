import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { LinkedNews } from '#core/contract/entities/linked-news.ts';
import { useAnswer } from '../../../data/answers/use-answer.ts';
import { useMotion } from '../../../data/preferences/motion.ts';
import { classNames } from '../../../ui/class-names.ts';
import { IconButton } from '../../../ui/links/icon-button.tsx';
import type { Media } from '../../../ui/media/media.ts';
import { MediaStage } from '../../../ui/media/media-stage.tsx';
import { MediaWords } from '../../../ui/media/media-words.tsx';
import { RotationControls } from '../../../ui/rotation/rotation-controls.tsx';
import { Stack } from '../../../ui/rotation/stack.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './event-videos.module.css';
import { eventVideosQuery } from './queries.ts';
import { useEventVideos } from './use-event-videos.ts';

export interface EventVideosProps {
  readonly eventId: string;
  readonly onOpen: (media: Media) => void;
  readonly onClose: () => void;
}

/** The news videos of an event, opened with its news button (section 4, Event videos panel). */
export function EventVideos({ eventId, ...rest }: EventVideosProps) {
  const answer = useAnswer(eventVideosQuery(eventId));
  const isEmpty = answer.state === 'error' || (answer.state === 'success' && answer.value.items.length === 0);
  const { onClose } = rest;
  useEffect(() => {
    if (isEmpty) onClose();
  }, [isEmpty, onClose]);
  if (answer.state === 'loading') {
    return (
      <div className={styles.panel}>
        <Skeleton shape="picture" />
        <Skeleton shape="title" />
      </div>
    );
  }
  if (answer.state !== 'success' || isEmpty) return null;
  // The key makes another event start at its first item, paused.
  return <Shown key={eventId} news={answer.value} {...rest} />;
}

interface ShownProps extends Omit<EventVideosProps, 'eventId'> {
  readonly news: LinkedNews;
}

function Shown({ news: { headingText, items }, onOpen, onClose }: ShownProps) {
  const { t } = useTranslation();
  const headingId = useId();
  const motion = useMotion();
  const { index, act, ref } = useEventVideos<HTMLDivElement>(items.length, motion.isStill);
  const panel = useRef<HTMLElement>(null);
  // On a phone the panel opens below the visible area.
  useEffect(() => {
    const at = document.activeElement;
    // The answer may come late: do not move a visitor who is elsewhere by then.
    if (at !== document.body && at?.getAttribute('aria-expanded') !== 'true') return;
    panel.current?.focus({ preventScroll: true });
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={panel} tabIndex={-1} className={styles.shown} aria-labelledby={headingId}>
      <div className={styles.head}>
        <h3 id={headingId} className={classNames('d3', headingText !== '' && leadingOf(headingText))}>
          {headingText ? <ProviderText>{headingText}</ProviderText> : t('eventVideos.title')}
        </h3>
        <IconButton icon="x" look="bare" label={t('eventVideos.close')} onClick={onClose} />
      </div>
      <div ref={ref} className={styles.panel}>
        <Stack entries={items} index={index} isSparse>
          {(item) => <MediaStage item={item} onOpen={onOpen} />}
        </Stack>
        <div className={styles.words}>
          <RotationControls
            index={index}
            count={items.length}
            labels={{ previous: t('eventVideos.previous'), next: t('eventVideos.next') }}
            nameOf={(at) => items[at]?.title ?? ''}
            motion={motion}
            onStep={act}
          />
          <Stack entries={items} index={index}>
            {(item) => <MediaWords item={item} level={4} />}
          </Stack>
        </div>
      </div>
    </section>
  );
}
