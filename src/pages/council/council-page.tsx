import '../../features/council/texts.ts';
import { useTranslation } from 'react-i18next';
import { isMissing, isPart, useAnswer, valueOr } from '../../data/use-answer.ts';
import { useAskOnceMore } from '../../data/use-ask-once-more.ts';
import { LateAgeNote } from '../../features/answer-age/late-age-note.tsx';
import { PartNote } from '../../features/answer-age/part-note.tsx';
import { CouncilGroups } from '../../features/council/council-groups.tsx';
import { CouncilSkeleton } from '../../features/council/council-skeleton.tsx';
import { councilQuery } from '../../features/council/queries.ts';
import { PageHead } from '../../features/page-metadata/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { TondoState } from '../../ui/tondo-state.tsx';
import { UnsavedState } from '../../ui/unsaved-state.tsx';

/** The council by groups (ROUTE-17); where there is none, or no answer that says yes (COUNCIL-05), a word and a way on. */
export function CouncilPage() {
  const { t } = useTranslation();
  const askOnceMore = useAskOnceMore();
  const answer = useAnswer(councilQuery);
  const isNobody = answer.state === 'here' && answer.value.every(({ members }) => members.length === 0);
  const toHome = <GoLink to={paths.home()}>{t('unsaved.home')}</GoLink>;
  return (
    <div className="wrap section">
      <PageHead heading={t('council.title')} lead={t('council.lead')} />
      <SectionHeading level={1} size="d1" title={t('council.title')} lead={t('council.lead')} />
      {answer.state === 'loading' && <CouncilSkeleton />}
      <CouncilGroups groups={valueOr(answer, [])} />
      <PartNote isPart={isPart(answer)} />
      <LateAgeNote query={councilQuery} />
      {isNobody && <TondoState drawing="empty" title={t('council.none')} action={toHome} />}
      {isMissing(answer) && (
        <UnsavedState
          title={t('unsaved.what.council')}
          reason={answer.reason}
          action={toHome}
          onAgain={askOnceMore}
        />
      )}
    </div>
  );
}
