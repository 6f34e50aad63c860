import type { LoginButtonPair } from '#core/contract/entities/login-buttons.ts';
import { paths } from '../../../navigation/paths.ts';

/** A way to the visitor's own account. */
export interface Entrance {
  /** '' where the provider gave no words. */
  readonly text: string;
  readonly to: string;
}

export interface Entrances {
  readonly login: Entrance;
  readonly signup: Entrance;
}

/** What the provider says, and our own pages in place of what it leaves open (LAYOUT-14, decision Q-54). */
export function entrances(given: LoginButtonPair | null): Entrances {
  return {
    login: { text: given?.login.text ?? '', to: given?.login.url || paths.login() },
    signup: { text: given?.signup.text ?? '', to: given?.signup.url || paths.chooseRole() },
  };
}
