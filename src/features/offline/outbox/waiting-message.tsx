import './texts.ts';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDeviceTime } from '#core/time/format/moment.ts';
import { readOutboxMessage } from '../../../data/outbox/outbox-messages.ts';
import type { MessageInView } from '../../../data/outbox/outbox-state.ts';
import { MessageOutlook, MessageState } from './message-state.tsx';
import { MessageWays } from './message-ways.tsx';
import styles from './waiting-note.module.css';

/** How the page reads a message, and where it edits one. */
export interface MessageUse {
  /** Returns what the visitor wrote; null for an unreadable record. */
  readonly textOf: (payload: unknown) => string | null;
  /** The message is held for a moment, so that nobody sends it. It stays stored until an edited one replaces it. */
  readonly onEdit: (id: string, payload: unknown) => void;
}

interface WaitingMessageProps extends MessageUse {
  readonly message: MessageInView;
  /**
   * `short` next to the form. `full` adds the reason and the next attempt, and shows what was written only on request.
   */
  readonly look: 'short' | 'full';
  /** Called when one of its own buttons has removed it from the list. */
  readonly onGone: () => void;
}

/** One stored message: when it was written, its state and its actions. */
export function WaitingMessage({ message, look, textOf, onEdit, onGone }: WaitingMessageProps) {
  const { t, i18n } = useTranslation();
  const text = textOf(useKeptPayload(message.id));
  const words = text !== null && (
    <p className={look === 'short' ? styles.shortText : styles.text} dir="auto">
      {text}
    </p>
  );
  return (
    <li className={styles.message}>
      {message.createdAt > 0 && (
        <p className={styles.written}>
          {t('outbox.written', { moment: formatDeviceTime(message.createdAt, i18n.language, Date.now()) })}
        </p>
      )}
      {look === 'short' && words}
      <MessageState message={message} />
      {look === 'full' && <MessageOutlook message={message} />}
      {look === 'full' && words && (
        <details className={styles.onDemand}>
          <summary>{t('outbox.show')}</summary>
          {words}
        </details>
      )}
      <MessageWays id={message.id} onEdit={text === null ? null : onEdit} onGone={onGone} />
    </li>
  );
}

function useKeptPayload(id: string): unknown {
  const [payload, setPayload] = useState<unknown>(null);
  useEffect(() => {
    let isCurrent = true;
    void readOutboxMessage(id).then((found) => {
      if (isCurrent) setPayload(found);
    });
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return payload;
}
