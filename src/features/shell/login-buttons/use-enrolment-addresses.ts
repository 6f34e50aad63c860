import type { LoginButtonPair } from '#core/contract/entities/login-buttons.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { type EnrolmentAddresses, enrolmentAddresses } from './enrolment-addresses.ts';
import { loginButtonsQuery } from './queries.ts';

/**
 * Returns where a page's form continues on the enrolment site. The header runs the same query, so nothing is requested
 * twice.
 */
export function useEnrolmentAddresses(pageName: string): EnrolmentAddresses {
  return enrolmentAddresses(valueOr<LoginButtonPair | null>(useAnswer(loginButtonsQuery(pageName)), null));
}
