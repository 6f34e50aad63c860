import { useMemo } from 'react';
import type { ListedEvent } from '#core/contract/entities/event-list.ts';
import { useAnswer, valueOr } from '../../data/answers/use-answer.ts';
import { previousEventsQuery } from '../../domain/events/event-lists-query.ts';
import { newestFirst } from '../../features/events/event-lists/newest-first.ts';
import { PreviousViewer } from '../../features/home/previous-viewer/previous-viewer.tsx';
import type { Media } from '../../ui/media/media.ts';

const NO_EVENTS: readonly ListedEvent[] = [];

interface HomePreviousProps {
  readonly onOpen: (media: Media) => void;
}

/** The previous events. */
export function HomePrevious(props: HomePreviousProps) {
  const events = valueOr(useAnswer(previousEventsQuery), NO_EVENTS);
  return <PreviousViewer events={useMemo(() => newestFirst(events), [events])} {...props} />;
}
