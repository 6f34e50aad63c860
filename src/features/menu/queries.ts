import { menu } from '#core/contract/menu.ts';
import { endpointQuery } from '../../data/endpoint-query.ts';

export const menuQuery = endpointQuery(menu, {});
