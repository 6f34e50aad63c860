import type { LoginButtonPair } from '#core/contract/entities/login-buttons.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { type Entrances, entrances } from './entrances.ts';
import { loginButtonsQuery } from './queries.ts';

/** Returns the login and sign-up links of a page. While they load, those of the previous page stay. */
export function useEntrances(pageName: string): Entrances {
  const query = { ...loginButtonsQuery(pageName), placeholderData: keepLast };
  return entrances(valueOr<LoginButtonPair | null>(useAnswer(query), null));
}

const keepLast = <Answer>(last: Answer | undefined) => last;
