import './texts.ts';
import { Suspense, useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';
import { ArrowButton } from '../../../ui/links/arrow-button.tsx';
import { CalendarUnavailable } from './calendar-unavailable.tsx';
import type { ProgrammeDialogProps } from './programme-dialog.tsx';

const Dialog = lazyOptional<ProgrammeDialogProps>(
  async () => (await import('./programme-dialog.tsx')).ProgrammeDialog,
  CalendarUnavailable,
);

/** The button that takes an event's schedule to a calendar. What it opens is loaded on the press. */
export function AddProgramme(props: Pick<ProgrammeDialogProps, 'eventPath' | 'eventName' | 'day'>) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'none' | 'open' | 'closing'>('none');
  const end = useCallback(() => setDialog('none'), []);
  return (
    <>
      <ArrowButton
        icon="calendar-plus"
        aria-haspopup="dialog"
        aria-expanded={dialog === 'open'}
        onClick={() => setDialog('open')}
      >
        {t('calendar.add')}
      </ArrowButton>
      {dialog !== 'none' && (
        <Suspense fallback={null}>
          <Dialog {...props} isOpen={dialog === 'open'} onClose={() => setDialog('closing')} onClosed={end} />
        </Suspense>
      )}
    </>
  );
}
