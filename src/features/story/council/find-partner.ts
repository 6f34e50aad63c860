import type { CouncilGroup, CouncilMember } from '#core/contract/entities/council.ts';

/**
 * Returns the partner of an address: the member with the slug, or the only member of an answer without slugs. Null if
 * there is none.
 */
export function findPartner(groups: readonly CouncilGroup[], slug: string): CouncilMember | null {
  const members = groups.flatMap((group) => group.members);
  const named = members.find((member) => member.slug === slug);
  const [only = null] = members;
  return named ?? (members.length === 1 && only?.slug === '' ? only : null);
}
