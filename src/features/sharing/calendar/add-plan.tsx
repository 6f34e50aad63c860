import './texts.ts';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';
import { ArrowButton } from '../../../ui/links/arrow-button.tsx';
import { CalendarUnavailable } from './calendar-unavailable.tsx';
import type { PlanDialogProps } from './plan-dialog.tsx';

const Dialog = lazyOptional<PlanDialogProps>(
  async () => (await import('./plan-dialog.tsx')).PlanDialog,
  CalendarUnavailable,
);

/** The button that takes the saved entries to a calendar. A kiosk has none: nobody can take a file from there. */
export function AddPlan({ rows }: Pick<PlanDialogProps, 'rows'>) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'none' | 'open' | 'closing'>('none');
  const end = useCallback(() => setDialog('none'), []);
  if (isKiosk() || !rows.some(({ ref }) => ref.kind === 'entry')) return null;
  return (
    <>
      <ArrowButton
        icon="calendar-plus"
        aria-haspopup="dialog"
        aria-expanded={dialog === 'open'}
        onClick={() => setDialog('open')}
      >
        {t('calendar.addPlan')}
      </ArrowButton>
      {dialog !== 'none' && (
        <Suspense fallback={null}>
          <Dialog
            rows={rows}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closing')}
            onClosed={end}
          />
        </Suspense>
      )}
    </>
  );
}
