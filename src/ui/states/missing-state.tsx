import { BrokenCup } from '../art/broken-cup.tsx';
import { TondoState, type TondoStateProps } from './tondo-state.tsx';

/** For a page, event, article or partner that is not there. */
export function MissingState(props: Omit<TondoStateProps, 'drawing'>) {
  return <TondoState drawing={<BrokenCup className="art" />} {...props} />;
}
