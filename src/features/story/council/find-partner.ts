import type { CouncilGroup, CouncilMember } from '#core/contract/entities/council.ts';

/**
 * The partner an address names: the one who bears the slug, or the only one in an answer that leaves the slug out. Null where there is nobody.
 */
export function findPartner(groups: readonly CouncilGroup[], slug: string): CouncilMember | null {
  const members = groups.flatMap((group) => group.members);
  const named = members.find((member) => member.slug === slug);
  const [only = null] = members;
  return named ?? (members.length === 1 && only?.slug === '' ? only : null);
}
