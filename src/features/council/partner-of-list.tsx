import type { ReactElement } from 'react';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { useAnswer, valueOr } from '../../data/use-answer.ts';
import { findPartner } from './find-partner.ts';
import { PartnerView } from './partner-view.tsx';
import { councilQuery } from './queries.ts';

interface PartnerOfListProps {
  readonly slug: string;
  /** Why the partner's own answer is missing. */
  readonly reason: FailureKind;
  /** Shown when the council is not kept either, with what its answer told last. */
  readonly otherwise: (reason: FailureKind) => ReactElement;
}

/**
 * A partner whose own answer was never kept and cannot be brought now: the council, where it is kept, holds the same
 * person.
 */
export function PartnerOfList({ slug, reason, otherwise }: PartnerOfListProps) {
  const answer = useAnswer(councilQuery);
  if (answer.state === 'loading') return <PartnerView member={null} isLoading />;
  const member = findPartner(valueOr(answer, []), slug);
  if (member !== null) return <PartnerView member={member} />;
  return otherwise(answer.state === 'missing' ? answer.reason : reason);
}
