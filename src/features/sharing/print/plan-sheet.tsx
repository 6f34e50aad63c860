import './texts.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../../../navigation/paths.ts';
import { type PlanItem, planDays } from './plan-days.ts';
import { PrintView } from './print-view.tsx';
import type { SheetFacts } from './sheet/sheet-facts.ts';

interface PlanSheetProps {
  /** The saved sessions of all events; null while they load. */
  readonly plan: readonly PlanItem[] | null;
}

/** The plan of everything this device has starred, across events. */
export function PlanSheet({ plan }: PlanSheetProps) {
  const { t } = useTranslation();
  const days = useMemo(() => plan && planDays(plan), [plan]);
  const facts: SheetFacts = {
    name: t('print.plan'),
    isProviderName: false,
    days: { startDate: '', endDate: '' },
    place: '',
    // Each session has its own age.
    at: null,
    path: paths.saved(),
    zoneAt: days?.flatMap(({ entries }) => entries).find(({ from }) => from !== null)?.from?.at ?? null,
  };
  return <PrintView facts={facts} days={{ plan: days }} />;
}
