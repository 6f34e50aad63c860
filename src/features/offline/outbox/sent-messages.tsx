import './texts.ts';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { formatDeviceTime } from '#core/time/format/moment.ts';
import type { Receipt } from '../../../data/outbox/outbox-messages.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import styles from './outbox-list.module.css';

/** When the last messages were sent, which is all that is left of them on this device. */
export function SentMessages({ receipts }: { readonly receipts: readonly Receipt[] }) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  if (receipts.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={styles.sent}>
      <h2 className="d4" id={titleId}>
        {t('outbox.sentTitle')}
      </h2>
      <p className="muted">{t('outbox.sentHint')}</p>
      <ul>
        {receipts.map(({ id, sentAt }) => (
          <li key={id}>
            <Notice look="line" tone="ok" icon="check">
              {t('outbox.sentAt', { moment: formatDeviceTime(sentAt, i18n.language, Date.now()) })}
            </Notice>
          </li>
        ))}
      </ul>
    </section>
  );
}
