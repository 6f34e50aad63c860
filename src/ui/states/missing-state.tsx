import { BrokenCup } from '../art/broken-cup.tsx';
import { EmptyState, type EmptyStateProps } from './empty-state.tsx';

/** For a page, event, article or partner that does not exist. */
export function MissingState(props: Omit<EmptyStateProps, 'drawing'>) {
  return <EmptyState drawing={<BrokenCup className="art" />} {...props} />;
}
