import type { CouncilMember } from '#core/contract/entities/council.ts';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { isMissing, isUnsaved, useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { councilQuery, partnerQuery } from '../../../domain/council/council-query.ts';
import { findPartner } from './find-partner.ts';

/** What is known about a partner; without one, why. */
export type Partner =
  | {
      readonly state: 'success';
      readonly member: CouncilMember;
      /** The query that found the member. */
      readonly query: typeof councilQuery;
    }
  | { readonly state: 'loading' | 'unknown'; readonly member: null }
  | { readonly state: 'unsaved'; readonly member: null; readonly reason: FailureKind };

/**
 * Returns the partner of an address. If the partner's own answer is not stored and cannot be loaded, the stored council
 * may have the same person.
 */
export function usePartner(slug: string): Partner {
  const own = useAnswer(partnerQuery(slug));
  const isOutOfReach = isUnsaved(own);
  const council = useAnswer({ ...councilQuery, enabled: isOutOfReach });
  const member = findPartner(valueOr(isOutOfReach ? council : own, []), slug);
  if (member !== null) {
    return { state: 'success', member, query: isOutOfReach ? councilQuery : partnerQuery(slug) };
  }
  // The provider answers an unknown slug with an error.
  if (!isOutOfReach) return { state: own.state === 'loading' ? 'loading' : 'unknown', member };
  if (council.state === 'loading') return { state: 'loading', member };
  // The council was requested last, so its failure is the one that helps the visitor.
  return { state: 'unsaved', member, reason: (isMissing(council) ? council : own).reason };
}
