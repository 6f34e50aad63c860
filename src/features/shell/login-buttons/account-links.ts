import type { LoginButtonPair } from '#core/contract/entities/login-buttons.ts';
import { paths } from '../../../navigation/paths.ts';

/** A link to the visitor's account. */
export interface AccountLink {
  /** '' if the provider gives no text. */
  readonly text: string;
  readonly to: string;
}

export interface AccountLinks {
  readonly login: AccountLink;
  readonly signup: AccountLink;
}

/** Returns the provider's links, with our own pages in place of missing addresses (LAYOUT-14, reading Q-54). */
export function accountLinks(given: LoginButtonPair | null): AccountLinks {
  return {
    login: { text: given?.login.text ?? '', to: given?.login.url || paths.login() },
    signup: { text: given?.signup.text ?? '', to: given?.signup.url || paths.chooseRole() },
  };
}
