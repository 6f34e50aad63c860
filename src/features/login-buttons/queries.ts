import { loginButtons } from '#core/contract/login-buttons.ts';
import { endpointQuery } from '../../data/endpoint-query.ts';

/** Buttons may differ from page to page. `pageName` as `pageNameOf` gives it. */
export const loginButtonsQuery = (pageName: string) => endpointQuery(loginButtons, { slug: pageName });
