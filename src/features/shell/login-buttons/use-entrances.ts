import type { LoginButtonPair } from '#core/contract/entities/login-buttons.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { type Entrances, entrances } from './entrances.ts';
import { loginButtonsQuery } from './queries.ts';

/** The entrances of a page. While they are on their way those of the last page stay. */
export function useEntrances(pageName: string): Entrances {
  const query = { ...loginButtonsQuery(pageName), placeholderData: keepLast };
  return entrances(valueOr<LoginButtonPair | null>(useAnswer(query), null));
}

const keepLast = <Answer>(last: Answer | undefined) => last;
