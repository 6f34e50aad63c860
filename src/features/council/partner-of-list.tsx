import type { ReactElement } from 'react';
import { useAnswer, valueOr } from '../../data/use-answer.ts';
import { findPartner } from './find-partner.ts';
import { PartnerView } from './partner-view.tsx';
import { councilQuery } from './queries.ts';

interface PartnerOfListProps {
  readonly slug: string;
  /** Shown when the council is not kept either. */
  readonly otherwise: ReactElement;
}

/**
 * A partner whose own answer was never kept and cannot be brought now: the council, where it is kept, holds the same
 * person.
 */
export function PartnerOfList({ slug, otherwise }: PartnerOfListProps) {
  const answer = useAnswer(councilQuery);
  if (answer.state === 'loading') return <PartnerView member={null} isLoading />;
  const member = findPartner(valueOr(answer, []), slug);
  return member === null ? otherwise : <PartnerView member={member} />;
}
