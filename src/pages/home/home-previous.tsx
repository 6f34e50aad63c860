import { useMemo } from 'react';
import type { ListedEvent } from '#core/contract/event-list.ts';
import { useAnswer, valueOr } from '../../data/use-answer.ts';
import { newestFirst } from '../../features/event-lists/newest-first.ts';
import { previousEventsQuery } from '../../features/event-lists/queries.ts';
import { PreviousViewer } from '../../features/previous-viewer/previous-viewer.tsx';
import type { Media } from '../../ui/media/media.ts';

const NO_EVENTS: readonly ListedEvent[] = [];

interface HomePreviousProps {
  readonly onOpen: (media: Media) => void;
}

/** The events that have been. */
export function HomePrevious(props: HomePreviousProps) {
  const events = valueOr(useAnswer(previousEventsQuery), NO_EVENTS);
  return <PreviousViewer events={useMemo(() => newestFirst(events), [events])} {...props} />;
}
