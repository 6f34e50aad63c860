import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { MembershipPlan } from '#core/contract/entities/membership.ts';
import { SITE_EVENT_ID } from '#core/contract/site-event.ts';
import { type AnswerState, isMissing, useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { useAskOnceMore } from '../../../data/answers/use-ask-once-more.ts';
import { useTrackingString } from '../../../data/visit/tracking.ts';
import { paths } from '../../../navigation/paths.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { UnsavedState } from '../../../ui/states/unsaved-state.tsx';
import styles from './membership-plans.module.css';
import { PlanEntry } from './plan-entry.tsx';
import { PlansSkeleton } from './plans-skeleton.tsx';
import { plansQuery, type Region } from './queries.ts';

interface MembershipPlansProps {
  readonly region: Region;
  /** The page's name as the provider calls it. */
  readonly pageName: string;
}

/**
 * The plans of one region. Each region has its own query, so a late answer never appears under the other region
 * (MEMBER-03, reading Q-49). Only a successful answer may say that there are no plans (MEMBER-09).
 */
export function MembershipPlans({ region, pageName }: MembershipPlansProps) {
  const { t } = useTranslation();
  const answer = useAnswer(plansQuery(region));
  const plans = valueOr<readonly MembershipPlan[]>(answer, []);
  const hasButtons = plans.some(({ button }) => button.text !== '' && button.url !== '');
  const trackingString = useTrackingString(pageName, hasButtons ? SITE_EVENT_ID : '');
  return (
    <>
      <p role="status" className="visually-hidden">
        {answer.state === 'success' && t('membership.count', { count: plans.length })}
      </p>
      <Plans answer={answer} trackingString={trackingString} />
    </>
  );
}

interface PlansProps {
  readonly answer: AnswerState<readonly MembershipPlan[]>;
  readonly trackingString: string | null;
}

function Plans({ answer, trackingString }: PlansProps) {
  const { t } = useTranslation();
  const askOnceMore = useAskOnceMore();
  const plans = valueOr<readonly MembershipPlan[]>(answer, []);
  const toOffice = <ArrowLink to={paths.contact()}>{t('membership.ask')}</ArrowLink>;
  if (answer.state === 'loading') return <PlansSkeleton />;
  if (answer.state === 'success' && plans.length === 0) {
    return <EmptyState drawing="empty" title={t('membership.noData')} action={toOffice} />;
  }
  if (isMissing(answer)) {
    return (
      <UnsavedState
        title={t('unsaved.what.plans')}
        reason={answer.reason}
        action={toOffice}
        onAgain={askOnceMore}
      />
    );
  }
  return (
    <ul className={styles.plans}>
      {plans.map((plan, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: titles may repeat, and the whole list is replaced at once
        <li key={index} className={styles.place}>
          <PlanEntry plan={plan} trackingString={trackingString} />
        </li>
      ))}
    </ul>
  );
}
