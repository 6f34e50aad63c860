import './texts.ts';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { retryOutboxMessages, useDelivered, useUnreadable } from '../../../data/outbox/outbox-messages.ts';
import { useOutboxMessages } from '../../../data/outbox/outbox-state.ts';
import { paths } from '../../../navigation/paths.ts';
import { Button } from '../../../ui/links/button.tsx';
import { ButtonLink } from '../../../ui/links/button-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useToast } from '../../../ui/states/use-toast.ts';
import styles from './outbox-list.module.css';
import { SentMessages } from './sent-messages.tsx';
import { UnreadableTexts } from './unreadable-texts.tsx';
import { useIsLate } from './use-is-late.ts';
import { type MessageUse, WaitingMessage } from './waiting-message.tsx';

const LATE_AFTER_MS = 4_000;

/**
 * All messages still stored on this device, and when the last ones were sent (reading Q-78). What was written is shown
 * on request, so never on a kiosk (reading Q-67).
 */
export function OutboxList(use: MessageUse) {
  const { t } = useTranslation();
  const place = useRef<HTMLDivElement>(null);
  const messages = useOutboxMessages();
  const delivered = useDelivered() ?? [];
  const unreadable = useUnreadable() ?? [];
  const isLate = useIsLate(messages === null, LATE_AFTER_MS);
  const kept = messages ?? [];
  const refused = kept.filter(({ state }) => state === 'refused').length;
  const waiting = kept.length - refused;
  const holdFocus = () => place.current?.focus({ preventScroll: true });
  return (
    // Takes the focus when the focused message is gone.
    <div ref={place} tabIndex={-1} className={styles.place}>
      <div role="status" className={styles.summary}>
        {isLate && (
          <Notice tone="bad" icon="warning">
            {t('outbox.unreadable')}
          </Notice>
        )}
        {refused > 0 && <p className="d4">{t('outbox.attention', { count: refused })}</p>}
        {waiting > 0 && <p className="d4">{t('outbox.waits', { count: waiting })}</p>}
        {waiting > 0 && <p className="muted">{t('outbox.hint', { count: waiting })}</p>}
      </div>
      {waiting > 1 && <SendAll />}
      {kept.length > 0 && (
        <ul className={styles.list}>
          {kept.map((message) => (
            <WaitingMessage key={message.id} message={message} look="full" {...use} onGone={holdFocus} />
          ))}
        </ul>
      )}
      <UnreadableTexts texts={unreadable} onGone={holdFocus} />
      {messages?.length === 0 && unreadable.length === 0 && (
        <EmptyState
          drawing="empty"
          title={t('outbox.empty')}
          action={<ButtonLink to={paths.contact()}>{t('outbox.write')}</ButtonLink>}
        >
          {t('outbox.emptyHint')}
        </EmptyState>
      )}
      <SentMessages receipts={delivered} />
    </div>
  );
}

function SendAll() {
  const { t } = useTranslation();
  const toast = useToast();
  const [isBusy, setIsBusy] = useState(false);
  const sendAll = async () => {
    setIsBusy(true);
    const count = await retryOutboxMessages().finally(() => setIsBusy(false));
    if (count > 0) toast({ text: t('outbox.stillWaiting', { count }) });
  };
  return (
    <Button size="small" disabled={isBusy} onClick={sendAll}>
      {t('outbox.retryAll')}
    </Button>
  );
}
