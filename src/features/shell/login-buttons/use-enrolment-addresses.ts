import type { LoginButtonPair } from '#core/contract/entities/login-buttons.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { type EnrolmentAddresses, enrolmentAddresses } from './enrolment-addresses.ts';
import { loginButtonsQuery } from './queries.ts';

/** Where a page's form hands over to the enrolment site. The header asks the same, so nothing is asked twice. */
export function useEnrolmentAddresses(pageName: string): EnrolmentAddresses {
  return enrolmentAddresses(valueOr<LoginButtonPair | null>(useAnswer(loginButtonsQuery(pageName)), null));
}
