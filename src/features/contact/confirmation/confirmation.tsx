import './texts.ts';
import { useEffect, useId, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ContactEntries } from '#core/contract/entities/contact-entries.ts';
import { useMessageFate } from '../../../data/outbox/outbox-messages.ts';
import { isKiosk } from '../../../data/visit/is-kiosk.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { Button } from '../../../ui/links/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import styles from './confirmation.module.css';

interface ConfirmationProps {
  /** The id of the message. */
  readonly id: string;
  /** Whether the office has it; otherwise it waits in the outbox. */
  readonly isDelivered: boolean;
  /** What was written, as typed; null where strangers could read it. */
  readonly entries: ContactEntries | null;
  readonly onAnother: () => void;
  /** Called when this can no longer be said: the message was refused or deleted meanwhile, or the visitor has left. */
  readonly onVoid: () => void;
}

/** Takes the place of the form once its message is safe, and says where it is (reading Q-19). */
export function Confirmation(props: ConfirmationProps) {
  const { id, isDelivered, onVoid } = props;
  useEffect(() => {
    // A page that comes back out of the browser's memory may have another reader (KIOSK-04).
    const onShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) onVoid();
    };
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [onVoid]);
  return isDelivered ? <Taken {...props} /> : <Kept key={id} {...props} />;
}

/** Follows a message that waits, until it is delivered. */
function Kept(props: ConfirmationProps) {
  const { id, onVoid } = props;
  const fate = useMessageFate(id);
  const isOver = fate === 'refused' || fate === 'gone';
  useEffect(() => {
    if (isOver) onVoid();
  }, [isOver, onVoid]);
  return <Taken {...props} isDelivered={fate === 'sent'} />;
}

function Taken({ isDelivered, entries, onAnother }: ConfirmationProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    // The form has gone together with its focus. A visitor who has moved on meanwhile is left alone.
    if (document.activeElement === document.body) heading.current?.focus();
  }, []);
  return (
    <section
      aria-labelledby={titleId}
      className={classNames(styles.confirmation, isDelivered && styles.delivered)}
    >
      <h2 ref={heading} id={titleId} tabIndex={-1} className="d3">
        <span key={String(isDelivered)}>{t(isDelivered ? 'contact.done.sent' : 'contact.done.kept')}</span>
      </h2>
      {/* Read aloud when a message that waited is delivered. */}
      <div role="status" className={styles.state}>
        {isDelivered ? (
          <Notice key="sent" look="line" tone="ok" icon="check">
            {t('contact.done.sentHint')}
          </Notice>
        ) : (
          <Notice key="kept" look="line" tone="warn" icon="clock">
            {t('contact.saved')}
          </Notice>
        )}
      </div>
      {entries !== null && (
        <dl className={styles.entries}>
          {(['name', 'email', 'phone', 'message'] as const).map((field) => (
            <div key={field} className={styles.entry}>
              <dt className="muted">{t(`contact.${field}`)}</dt>
              <dd className={styles.words}>
                <bdi translate="no">{entries[field]}</bdi>
              </dd>
            </div>
          ))}
        </dl>
      )}
      <div className={styles.ways}>
        <Button onClick={onAnother}>{t('contact.done.another')}</Button>
        {/* The outbox is a personal device's (reading Q-67). */}
        {!isDelivered && !isKiosk() && <ArrowLink to={paths.outbox()}>{t('contact.done.outbox')}</ArrowLink>}
      </div>
    </section>
  );
}
