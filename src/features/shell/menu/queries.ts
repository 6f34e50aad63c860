import { menu } from '#core/contract/entities/menu.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

export const menuQuery = endpointQuery(menu, {});
