import '../../features/offline/saved/texts.ts';
import { useTranslation } from 'react-i18next';
import type { SavedRow } from '../../data/saved/saved-ref.ts';
import { saveableItems } from '../../domain/saved/saveable-items.ts';
import { NoticesOffer } from '../../features/offline/notices/notices-offer.tsx';
import { Saved } from '../../features/offline/saved/saved.tsx';
import { AddPlan } from '../../features/sharing/calendar/add-plan.tsx';
import { PlanPrintLink } from '../../features/sharing/print/plan-print-link.tsx';
import { ShareActions } from '../../features/sharing/share/share-actions.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';

/** What the visitor has starred, stored on this device (reading Q-78). */
export function SavedPage() {
  const { t } = useTranslation();
  return (
    <div className="wrap section">
      <PageHead heading={t('saved.title')} hidden />
      <SectionHeading level={1} size="d1" title={t('saved.title')} lead={t('saved.lead')} />
      <Saved
        rules={saveableItems}
        waysToShare={(path) => <ShareActions title={t('saved.title')} text={t('saved.offer')} path={path} />}
        drawTools={(items) => (
          <>
            <NoticesOffer events={eventsOf(items)} />
            <AddPlan rows={items.filter(({ isGone }) => !isGone)} />
            <PlanPrintLink rows={items} />
          </>
        )}
      />
    </div>
  );
}

/** The events of the saved sessions, and saved events themselves, each once. */
function eventsOf(rows: readonly Pick<SavedRow, 'ref' | 'details'>[]) {
  const names = new Map<string, string>();
  for (const { ref, details } of rows) {
    if (ref.kind === 'article') continue;
    const name = (ref.kind === 'event' ? details?.title : details?.event) ?? '';
    names.set(ref.eventPath, names.get(ref.eventPath) || name);
  }
  return [...names].map(([path, name]) => ({ path, name }));
}
