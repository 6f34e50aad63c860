import type { LoginButtonPair } from '#core/contract/entities/login-buttons.ts';
import { enrolment } from '../../../navigation/paths.ts';
import { safeAddress } from '../../../ui/links/safe-address.ts';

/** The addresses at which login and sign-up continue. */
export interface EnrolmentAddresses {
  readonly login: string;
  readonly signup: string;
}

/**
 * Returns the provider's addresses. The settings replace those that are missing or do not lead to another site, because
 * a form must not submit to itself (LOGIN-02).
 */
export function enrolmentAddresses(given: LoginButtonPair | null): EnrolmentAddresses {
  return {
    login: outside(given?.login.url) ?? enrolment.login,
    signup: outside(given?.signup.url) ?? enrolment.signup,
  };
}

function outside(address: string | undefined): string | null {
  const judged = safeAddress(address);
  return judged?.kind === 'outside' ? judged.href : null;
}
