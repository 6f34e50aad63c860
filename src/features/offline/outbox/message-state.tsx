import './texts.ts';
import { useTranslation } from 'react-i18next';
import { formatDeviceTime } from '#core/time/format/moment.ts';
import type { MessageInView } from '../../../data/outbox/outbox-state.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { reasonOf } from './reason-of.ts';

/** The state of a message in words. Screen readers announce changes. */
export function MessageState({ message: { state, attempts } }: { readonly message: MessageInView }) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {state === 'refused' ? (
        <Notice look="line" tone="bad" icon="warning">
          {t('outbox.refused')}
        </Notice>
      ) : (
        <Notice look="line" tone="warn" icon="clock">
          {state === 'sending'
            ? t('outbox.sending')
            : attempts === 0
              ? t('outbox.waiting')
              : t('outbox.waitingTried', { count: attempts })}
        </Notice>
      )}
    </div>
  );
}

/**
 * Why the last attempt failed, and when the next one is due. Each is its own element, because it may disappear
 * (reading Q-52).
 */
export function MessageOutlook({ message }: { readonly message: MessageInView }) {
  const { t, i18n } = useTranslation();
  const { state, nextTryAt, heldUntil } = message;
  if (state === 'sending') return null;
  const reason = reasonOf(message);
  const nextAt = Math.max(nextTryAt, heldUntil);
  const time = formatDeviceTime(nextAt, i18n.language, Date.now());
  const next = nextAt === 0 ? t('outbox.nextTry') : t('outbox.nextTryAt', { time });
  return (
    <p className="muted">
      {reason !== null && <span>{t(`outbox.reason.${reason}`)} </span>}
      {state === 'waiting' && <span>{next}</span>}
    </p>
  );
}
