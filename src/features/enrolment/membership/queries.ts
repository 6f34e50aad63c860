import { membership } from '#core/contract/entities/membership.ts';
import { endpointQuery } from '../../../data/answers/endpoint-query.ts';

/** Where a member lives. */
export type Region = 'india' | 'international';

const IS_INTERNATIONAL: Readonly<Record<Region, string>> = { india: '0', international: '1' };

/**
 * The plans for members who live in a region. Each switch refetches, however fresh the data is (section 2, MEMBER-02).
 */
export const plansQuery = (region: Region) => ({
  ...endpointQuery(membership, { 'is-international': IS_INTERNATIONAL[region] }),
  staleTime: 0,
});
