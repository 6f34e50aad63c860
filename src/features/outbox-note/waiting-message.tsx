import './texts.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  deleteKeptMessage,
  type MessageInView,
  readKeptMessage,
  retryKeptMessage,
} from '../../data/outbox-state.ts';
import { useHasUnsavedWork } from '../../data/unsaved-work.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useToast } from '../../ui/use-toast.ts';
import styles from './waiting-note.module.css';

/** How the page reads what a message holds, and where it takes one to be changed. */
export interface MessageUse {
  /** What the visitor wrote; null for a record that cannot be read. */
  readonly textOf: (payload: unknown) => string | null;
  /** The message has left the outbox and is the page's from now on. */
  readonly onEdit: (id: string, payload: unknown) => void;
}

interface WaitingMessageProps extends MessageUse {
  readonly message: MessageInView;
  /** It has left the list through one of its own buttons. */
  readonly onGone: () => void;
}

/** One kept message: when it was written, how it stands, and what can be done about it. */
export function WaitingMessage({ message, textOf, onEdit, onGone }: WaitingMessageProps) {
  const { t, i18n } = useTranslation();
  const toast = useToast();
  const payload = useKeptPayload(message.id);
  const formInUse = useHasUnsavedWork();
  const [isBusy, setIsBusy] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const { id, state, attempts, createdAt } = message;
  const text = textOf(payload);
  const moment = new Intl.DateTimeFormat(i18n.language, { dateStyle: 'medium', timeStyle: 'short' });

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
      if ((await retryKeptMessage(id)) === 'sent') onGone();
      else toast({ text: t('outbox.stillHere') });
    });
  const takeOut = (then: () => void) =>
    alone(async () => {
      if ((await deleteKeptMessage(id)) === 'removed') then();
      else toast({ text: t('outbox.onItsWay') });
    });
  const edit = () => {
    if (formInUse) return toast({ text: t('outbox.formInUse') });
    void takeOut(() => onEdit(id, payload));
  };

  return (
    <li className={styles.message}>
      <p className={styles.written}>{t('outbox.written', { moment: moment.format(createdAt) })}</p>
      {text !== null && (
        <p className={styles.text} dir="auto">
          {text}
        </p>
      )}
      <div role="status">
        {state === 'refused' ? (
          <Notice look="line" tone="bad" icon="warning">
            {t('outbox.refused')}
          </Notice>
        ) : (
          <Notice look="line" tone="warn" icon="clock">
            {state === 'sending' && isBusy
              ? t('outbox.sending')
              : attempts === 0
                ? t('outbox.waiting')
                : t('outbox.waitingTried', { count: attempts })}
          </Notice>
        )}
      </div>
      {isAsking ? (
        <div className={styles.ways}>
          <span>{t('outbox.deleteAsk')}</span>
          <Button size="small" disabled={isBusy} onClick={() => takeOut(onGone)}>
            {t('outbox.deleteYes')}
          </Button>
          <Button size="small" look="lined" onClick={() => setIsAsking(false)}>
            {t('outbox.deleteNo')}
          </Button>
        </div>
      ) : (
        <div className={styles.ways}>
          <Button size="small" look="lined" disabled={isBusy} onClick={retry}>
            {t('outbox.retry')}
          </Button>
          {text !== null && (
            <Button size="small" look="lined" disabled={isBusy} onClick={edit}>
              {t('outbox.edit')}
            </Button>
          )}
          <Button size="small" look="lined" disabled={isBusy} onClick={() => setIsAsking(true)}>
            {t('outbox.delete')}
          </Button>
        </div>
      )}
    </li>
  );
}

function useKeptPayload(id: string): unknown {
  const [payload, setPayload] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    void readKeptMessage(id).then((found) => {
      if (isCurrent) setPayload(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return payload;
}
