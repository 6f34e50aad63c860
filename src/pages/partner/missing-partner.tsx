import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { PageHead } from '../../features/page-metadata/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/button-link.tsx';
import { MissingState } from '../../ui/missing-state.tsx';
import { TondoState } from '../../ui/tondo-state.tsx';
import { UnsavedHint } from '../../ui/unsaved-hint.tsx';

/** In place of a partner nobody knows, or who was never kept and cannot be brought now (COUNCIL-08, decision Q-46). */
export function MissingPartner({ reason }: { readonly reason: 'unknown' | FailureKind }) {
  const { t } = useTranslation();
  const toCouncil = <ButtonLink to={paths.council()}>{t('council.whole')}</ButtonLink>;
  return (
    <div className="wrap section">
      {reason === 'unknown' ? (
        <>
          <PageHead name={t('council.notFound')} hidden />
          <MissingState level={1} title={t('council.notFound')} action={toCouncil}>
            {t('council.notFoundHint')}
          </MissingState>
        </>
      ) : (
        <TondoState level={1} drawing="offline" title={t('council.partnerUnsaved')} action={toCouncil}>
          <UnsavedHint reason={reason} />
        </TondoState>
      )}
    </div>
  );
}
