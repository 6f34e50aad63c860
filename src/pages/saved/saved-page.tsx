import '../../features/offline/saved/texts.ts';
import { useTranslation } from 'react-i18next';
import { Saved } from '../../features/offline/saved/saved.tsx';
import { AddPlan } from '../../features/sharing/calendar/add-plan.tsx';
import { ShareActions } from '../../features/sharing/share/share-actions.tsx';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { SectionHeading } from '../../ui/page/section-heading.tsx';
import { siteRules } from './site-rules.ts';

/** What the visitor has starred, stored on this device (decision Q-78). */
export function SavedPage() {
  const { t } = useTranslation();
  return (
    <div className="wrap section">
      <PageHead heading={t('saved.title')} hidden />
      <SectionHeading level={1} size="d1" title={t('saved.title')} lead={t('saved.lead')} />
      <Saved
        rules={siteRules}
        waysToShare={(path) => <ShareActions title={t('saved.title')} text={t('saved.offer')} path={path} />}
        drawTools={(items) => <AddPlan rows={items.filter(({ isGone }) => !isGone)} />}
      />
    </div>
  );
}
