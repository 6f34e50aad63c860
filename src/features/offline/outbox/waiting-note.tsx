import './texts.ts';
import { useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOutboxMessages } from '../../../data/outbox/outbox-state.ts';
import { type MessageUse, WaitingMessage } from './waiting-message.tsx';
import styles from './waiting-note.module.css';

interface WaitingNoteProps extends MessageUse {
  /** The id of a message that is in the form now, which shows its state itself. */
  readonly inForm?: string | undefined;
}

/**
 * The messages still stored on this device: waiting ones, which are sent automatically, and refused ones, which need
 * the visitor (OFFLINE-14). It shows what was written, so it is never used on a kiosk (reading Q-67).
 */
export function WaitingNote({ inForm, ...use }: WaitingNoteProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const place = useRef<HTMLDivElement>(null);
  const messages = (useOutboxMessages() ?? []).filter(({ id }) => id !== inForm);
  const refused = messages.filter(({ state }) => state === 'refused').length;
  const waiting = messages.length - refused;
  return (
    // Takes the focus when the focused message is gone.
    <div ref={place} tabIndex={-1} className={styles.place}>
      {messages.length > 0 && (
        <section aria-labelledby={titleId} className={styles.note}>
          <h2 className="d4" id={titleId}>
            {refused > 0 && <span className={styles.count}>{t('outbox.attention', { count: refused })}</span>}
            {waiting > 0 && <span className={styles.count}>{t('outbox.waits', { count: waiting })}</span>}
          </h2>
          {waiting > 0 && <p className="muted">{t('outbox.hint', { count: waiting })}</p>}
          <ul className={styles.list}>
            {messages.map((message) => (
              <WaitingMessage
                key={message.id}
                message={message}
                look="short"
                {...use}
                onGone={() => place.current?.focus({ preventScroll: true })}
              />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
