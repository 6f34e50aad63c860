import '../../features/offline/saved/texts.ts';
import { useTranslation } from 'react-i18next';
import { saveableItems } from '../../domain/saved/saveable-items.ts';
import { Saved } from '../../features/offline/saved/saved.tsx';
import { AddPlan } from '../../features/sharing/calendar/add-plan.tsx';
import { PlanPrintLink } from '../../features/sharing/print/plan-print-link.tsx';
import { ShareActions } from '../../features/sharing/share/share-actions.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';

/** What the visitor has starred, stored on this device (decision Q-78). */
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
            <AddPlan rows={items.filter(({ isGone }) => !isGone)} />
            <PlanPrintLink rows={items} />
          </>
        )}
      />
    </div>
  );
}
