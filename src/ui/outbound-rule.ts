import { createContext, useContext } from 'react';

/** Is told the address a visitor wants to leave for; answers true when it has taken care of it itself. */
export type OutboundRule = (href: string, words: string) => boolean;

/**
 * What happens to links that leave the site. Nothing by default; on a kiosk the shell provides a rule that
 * shows a code to scan instead (decision Q-67). Links and outside markup obey the same rule.
 */
export const OutboundRuleContext = createContext<OutboundRule>(() => false);

/** The rule in force here. */
export function useOutboundRule(): OutboundRule {
  return useContext(OutboundRuleContext);
}
