import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { useAskOnceMore } from '../../../data/answers/use-ask-once-more.ts';
import { paths } from '../../../navigation/paths.ts';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { MissingState } from '../../../ui/states/missing-state.tsx';
import { UnsavedState } from '../../../ui/states/unsaved-state.tsx';

/**
 * Shown instead of a partner who is unknown, or who is not stored and cannot be loaded now (COUNCIL-08, reading Q-46).
 * The page's heading says which.
 */
export function MissingPartner({ reason }: { readonly reason: 'unknown' | FailureKind }) {
  const { t } = useTranslation();
  const askOnceMore = useAskOnceMore();
  const toCouncil = <ButtonLink to={paths.council()}>{t('council.whole')}</ButtonLink>;
  return (
    <div className="wrap section-tight">
      {reason === 'unknown' ? (
        <MissingState action={toCouncil}>{t('council.notFoundHint')}</MissingState>
      ) : (
        <UnsavedState reason={reason} action={toCouncil} onAgain={askOnceMore} />
      )}
    </div>
  );
}
