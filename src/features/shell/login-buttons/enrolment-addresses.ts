import type { LoginButtonPair } from '#core/contract/entities/login-buttons.ts';
import { enrolment } from '../../../navigation/paths.ts';
import { safeAddress } from '../../../ui/links/safe-address.ts';

/** Where logging in and signing up go on. */
export interface EnrolmentAddresses {
  readonly login: string;
  readonly signup: string;
}

/**
 * What the provider says, and the addresses of the settings in place of what it leaves open or what leads to no other
 * site: a form must not hand over to itself (LOGIN-02).
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
