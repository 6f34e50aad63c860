import '../../staff/texts.ts';
import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BASE_PACK, eventPackName } from '#core/pack/plan-pack.ts';
import { refetchEverything } from '../../../data/answers/refetch-everything.ts';
import { useAnswer, valueOr } from '../../../data/answers/use-answer.ts';
import { previousEventsQuery, upcomingEventsQuery } from '../../../domain/events/event-lists-query.ts';
import { PageHead } from '../../../features/shell/page-metadata/page-head.tsx';
import { SectionHeading } from '../../../ui/page/section-heading.tsx';
import { useKioskEvent } from '../../settings/use-kiosk-event.ts';
import { PinGate } from '../../staff/pin/pin-gate.tsx';
import { StaffDesk } from '../../staff/staff-desk.tsx';
import { eventsToShow } from './events-to-show.ts';
import styles from './kiosk-staff-page.module.css';

/** Shows the kiosk's state and settings to its staff (reading Q-78). Nothing is requested or shown before the PIN. */
export function KioskStaffPage() {
  const { t } = useTranslation();
  return (
    <div className={`wrap ${styles.page}`}>
      <PageHead name={t('kioskStaff.title')} hidden />
      <SectionHeading level={1} size="d3" title={t('kioskStaff.title')} className={styles.head} />
      <PinGate>
        <Desk />
      </PinGate>
    </div>
  );
}

function Desk() {
  const { i18n } = useTranslation();
  const queryClient = useQueryClient();
  const shown = useKioskEvent();
  const upcoming = valueOr(useAnswer(upcomingEventsQuery), []);
  const previous = valueOr(useAnswer(previousEventsQuery), []);
  const refresh = () => {
    const base = { name: BASE_PACK, title: '' };
    const packs = shown ? [base, { name: eventPackName(shown.eventPath), title: shown.name }] : [base];
    return refetchEverything(queryClient, packs);
  };
  return <StaffDesk events={eventsToShow([...upcoming, ...previous], i18n.language)} onRefresh={refresh} />;
}
