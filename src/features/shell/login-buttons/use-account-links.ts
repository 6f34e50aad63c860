import type { LoginButtonPair } from '#core/contract/entities/login-buttons.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { type AccountLinks, accountLinks } from './account-links.ts';
import { loginButtonsQuery } from './queries.ts';

/** Returns the login and sign-up links of a page. While they load, those of the previous page stay. */
export function useAccountLinks(pageName: string): AccountLinks {
  const query = { ...loginButtonsQuery(pageName), placeholderData: keepLast };
  return accountLinks(valueOr<LoginButtonPair | null>(useAnswer(query), null));
}

const keepLast = <Answer>(last: Answer | undefined) => last;
