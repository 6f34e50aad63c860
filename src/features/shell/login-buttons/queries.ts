import { loginButtons } from '#core/contract/entities/login-buttons.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** Buttons may differ from page to page. `pageName` as `pageNameOf` gives it. */
export const loginButtonsQuery = (pageName: string) => endpointQuery(loginButtons, { slug: pageName });
