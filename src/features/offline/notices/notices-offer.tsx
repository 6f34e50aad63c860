import './texts.ts';
import { Suspense, useCallback, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { noticesNote } from '../../../data/notices/notices-note.ts';
import { useCanOfferNotices } from '../../../data/notices/notices-offer.ts';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';
import { ArrowButton } from '../../../ui/links/arrow-button.tsx';
import type { NoticesDialogProps } from './notices-dialog.tsx';
import styles from './notices-offer.module.css';
import { NoticesUnavailable } from './notices-unavailable.tsx';

const Dialog = lazyOptional<NoticesDialogProps>(
  async () => (await import('./notices-dialog.tsx')).NoticesDialog,
  NoticesUnavailable,
);

interface NoticesOfferProps extends Pick<NoticesDialogProps, 'events'> {
  /** Whether there is so little room that the bell stands for the word. */
  readonly isTight?: boolean;
}

/**
 * The button to notices, where browser and server have them. It asks for nothing by itself; what it opens is loaded on
 * the press.
 */
export function NoticesOffer({ events, isTight = false }: NoticesOfferProps) {
  const { t } = useTranslation();
  const [dialog, setDialog] = useState<'none' | 'open' | 'closing'>('none');
  const end = useCallback(() => setDialog('none'), []);
  const isOn = noticesNote.use() === 'on';
  useEffect(() => noticesNote.load(), []);
  if (!useCanOfferNotices()) return null;
  return (
    <>
      <ArrowButton
        icon="bell"
        className={isTight ? styles.tight : undefined}
        aria-haspopup="dialog"
        aria-expanded={dialog === 'open'}
        onClick={() => setDialog('open')}
      >
        {t(isOn ? 'notices.on' : 'notices.title')}
      </ArrowButton>
      {dialog !== 'none' && (
        <Suspense fallback={null}>
          <Dialog
            events={events}
            isOpen={dialog === 'open'}
            onClose={() => setDialog('closing')}
            onClosed={end}
          />
        </Suspense>
      )}
    </>
  );
}
