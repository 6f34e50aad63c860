import './texts.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  deleteOutboxMessage,
  lockOutboxMessage,
  retryOutboxMessage,
} from '../../../data/outbox/outbox-messages.ts';
import { useHasUnsavedWork } from '../../../data/outbox/unsaved-work.ts';
import { Button } from '../../../ui/links/button.tsx';
import { useToast } from '../../../ui/states/use-toast.ts';
import styles from './waiting-note.module.css';

interface MessageWaysProps {
  readonly id: string;
  /** Null for an unreadable record, which cannot be edited. */
  readonly onEdit: ((id: string, payload: unknown) => void) | null;
  /** Called when one of these buttons has removed the message from the list. */
  readonly onGone: () => void;
}

/** The actions for one stored message. */
export function MessageWays({ id, onEdit, onGone }: MessageWaysProps) {
  const { t } = useTranslation();
  const toast = useToast();
  const formInUse = useHasUnsavedWork();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);

  const alone = async (work: () => Promise<void>) => {
    setIsBusy(true);
    try {
      await work();
    } finally {
      setIsBusy(false);
    }
  };
  const retry = () =>
    alone(async () => {
      if ((await retryOutboxMessage(id)) === 'sent') onGone();
      else toast({ text: t('outbox.stillHere') });
    });
  const edit = () =>
    alone(async () => {
      if (formInUse) return toast({ text: t('outbox.formInUse') });
      const held = await lockOutboxMessage(id);
      if (held.kind === 'held') onEdit?.(id, held.payload);
      else toast({ text: t('outbox.onItsWay') });
    });
  const takeOut = () =>
    alone(async () => {
      if ((await deleteOutboxMessage(id)) === 'removed') onGone();
      else toast({ text: t('outbox.onItsWay') });
    });

  if (isAsking) {
    return (
      <div className={styles.ways}>
        <span>{t('outbox.deleteAsk')}</span>
        <Button size="small" disabled={isBusy} onClick={takeOut}>
          {t('outbox.deleteYes')}
        </Button>
        <Button size="small" look="lined" onClick={() => setIsAsking(false)}>
          {t('outbox.deleteNo')}
        </Button>
      </div>
    );
  }
  return (
    <div className={styles.ways}>
      <Button size="small" look="lined" disabled={isBusy} onClick={retry}>
        {t('outbox.retry')}
      </Button>
      {onEdit !== null && (
        <Button size="small" look="lined" disabled={isBusy} onClick={edit}>
          {t('outbox.edit')}
        </Button>
      )}
      <Button size="small" look="lined" disabled={isBusy} onClick={() => setIsAsking(true)}>
        {t('outbox.delete')}
      </Button>
    </div>
  );
}
