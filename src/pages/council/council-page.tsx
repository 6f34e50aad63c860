import '../../features/story/council/texts.ts';
import { useTranslation } from 'react-i18next';
import { isMissing, isPart, useAnswer, valueOr } from '../../data/answers/use-answer.ts';
import { useAskOnceMore } from '../../data/answers/use-ask-once-more.ts';
import { councilQuery } from '../../domain/council/council-query.ts';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { PartNote } from '../../features/offline/answer-age/part-note.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { CouncilGroups } from '../../features/story/council/council-groups.tsx';
import { CouncilSkeleton } from '../../features/story/council/council-skeleton.tsx';
import { paths } from '../../navigation/paths.ts';
import { ArrowLink } from '../../ui/links/arrow-link.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { UnsavedState } from '../../ui/states/unsaved-state.tsx';

/**
 * The council by groups (ROUTE-17). If it is empty, or the answer is negative (COUNCIL-05), a message and a link to
 * continue.
 */
export function CouncilPage() {
  const { t } = useTranslation();
  const askOnceMore = useAskOnceMore();
  const answer = useAnswer(councilQuery);
  const isNobody = answer.state === 'success' && answer.value.every(({ members }) => members.length === 0);
  const toHome = <ArrowLink to={paths.home()}>{t('unsaved.home')}</ArrowLink>;
  return (
    <div className="wrap section">
      <PageHead heading={t('council.title')} lead={t('council.lead')} />
      <SectionHeading level={1} size="d1" title={t('council.title')} lead={t('council.lead')} />
      {answer.state === 'loading' && <CouncilSkeleton />}
      <CouncilGroups groups={valueOr(answer, [])} />
      <PartNote isPart={isPart(answer)} />
      <LazyAgeNote query={councilQuery} />
      {isNobody && <EmptyState drawing="empty" title={t('council.none')} action={toHome} />}
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
