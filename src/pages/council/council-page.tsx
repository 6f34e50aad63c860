import '../../features/council/texts.ts';
import { useTranslation } from 'react-i18next';
import { isUnsaved, useAnswer, valueOr } from '../../data/use-answer.ts';
import { LateAgeNote } from '../../features/answer-age/late-age-note.tsx';
import { CouncilGroups } from '../../features/council/council-groups.tsx';
import { CouncilSkeleton } from '../../features/council/council-skeleton.tsx';
import { councilQuery } from '../../features/council/queries.ts';
import { PageHead } from '../../features/page-metadata/page-head.tsx';
import { paths } from '../../navigation/paths.ts';
import { GoLink } from '../../ui/go-link.tsx';
import { SectionHeading } from '../../ui/section-heading.tsx';
import { UnsavedState } from '../../ui/unsaved-state.tsx';

/** The council by groups; without an answer that says yes there is the title alone (ROUTE-17, COUNCIL-05). */
export function CouncilPage() {
  const { t } = useTranslation();
  const answer = useAnswer(councilQuery);
  return (
    <div className="wrap section">
      <PageHead heading={t('council.title')} lead={t('council.lead')} />
      <SectionHeading level={1} size="d1" title={t('council.title')} lead={t('council.lead')} />
      {answer.state === 'loading' && <CouncilSkeleton />}
      <CouncilGroups groups={valueOr(answer, [])} />
      <LateAgeNote query={councilQuery} />
      {isUnsaved(answer) && (
        <UnsavedState
          title={t('unsaved.what.council')}
          reason={answer.reason}
          action={<GoLink to={paths.home()}>{t('unsaved.home')}</GoLink>}
        />
      )}
    </div>
  );
}
