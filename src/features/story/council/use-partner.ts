import type { CouncilMember } from '#core/contract/entities/council.ts';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { isMissing, isUnsaved, useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { councilQuery, partnerQuery } from '../../../domain/council/council-query.ts';
import { findPartner } from './find-partner.ts';

/** What is known of a partner; without one, why. */
export type Partner =
  | {
      readonly state: 'success';
      readonly member: CouncilMember;
      /** Whose answer it is from. */
      readonly query: typeof councilQuery;
    }
  | { readonly state: 'loading' | 'unknown'; readonly member: null }
  | { readonly state: 'unsaved'; readonly member: null; readonly reason: FailureKind };

/**
 * The partner an address names. One whose own answer was never kept and cannot be brought now is looked for in the
 * council, which, where it is kept, holds the same person.
 */
export function usePartner(slug: string): Partner {
  const own = useAnswer(partnerQuery(slug));
  const isOutOfReach = isUnsaved(own);
  const council = useAnswer({ ...councilQuery, enabled: isOutOfReach });
  const member = findPartner(valueOr(isOutOfReach ? council : own, []), slug);
  if (member !== null) {
    return { state: 'success', member, query: isOutOfReach ? councilQuery : partnerQuery(slug) };
  }
  // The provider says no to a slug that nobody bears.
  if (!isOutOfReach) return { state: own.state === 'loading' ? 'loading' : 'unknown', member };
  if (council.state === 'loading') return { state: 'loading', member };
  // The council was asked last: what became of that is what helps the visitor.
  return { state: 'unsaved', member, reason: (isMissing(council) ? council : own).reason };
}
