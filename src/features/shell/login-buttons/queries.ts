import { loginButtons } from '#core/contract/entities/login-buttons.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** The buttons, which may differ from page to page. `pageName` comes from `pageNameOf`. */
export const loginButtonsQuery = (pageName: string) => endpointQuery(loginButtons, { slug: pageName });
