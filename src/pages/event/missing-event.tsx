import '../../features/events/event-details/texts.ts';
import { useTranslation } from 'react-i18next';
import type { FailureKind } from '#core/contract/worker-messages.ts';
import { useAskOnceMore } from '../../data/answers/use-ask-once-more.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { ButtonLink } from '../../ui/links/button-link.tsx';
import { MissingState } from '../../ui/states/missing-state.tsx';
import { UnsavedState } from '../../ui/states/unsaved-state.tsx';

/**
 * Shown in place of an event that does not exist, or that was never stored and cannot be loaded now (reading Q-46).
 */
export function MissingEvent({ reason }: { readonly reason: 'unknown' | FailureKind }) {
  const { t } = useTranslation();
  const askOnceMore = useAskOnceMore();
  const toEvents = <ButtonLink to={paths.events()}>{t('event.allEvents')}</ButtonLink>;
  return (
    <div className="wrap section">
      {reason === 'unknown' ? (
        <>
          <PageHead name={t('event.notFound')} hidden />
          <MissingState level={1} title={t('event.notFound')} action={toEvents}>
            {t('event.notFoundHint')}
          </MissingState>
        </>
      ) : (
        <UnsavedState
          level={1}
          title={t('unsaved.what.event')}
          reason={reason}
          action={toEvents}
          onAgain={askOnceMore}
        />
      )}
    </div>
  );
}
