import './texts.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import type { EventDetail } from '#core/contract/entities/event-detail.ts';
import { hasMarkup } from '#core/html/untrusted-html.ts';
import { classNames } from '../../../ui/class-names.ts';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { detailRows } from './detail-rows.ts';
import styles from './event-details.module.css';

interface EventDetailsProps {
  readonly event: EventDetail;
  /** The anchor for links within the page. */
  readonly id: string;
  /** Content below everything else. */
  readonly children?: ReactNode;
}

/** The organisers' description of an event, and its facts as a list. */
export function EventDetails({ event, id, children }: EventDetailsProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const texts = [
    { html: event.introduction1, className: 'lead' },
    { html: event.introduction2, className: undefined },
    { html: event.html, className: undefined },
  ].filter(({ html }) => hasMarkup(html));
  return (
    <section id={id} className="section" aria-labelledby={titleId}>
      <div className={classNames('wrap', styles.facts, texts.length === 0 && styles.bare)}>
        <div className={styles.texts}>
          <h2 id={titleId} className="d2">
            {t('event.about')}
          </h2>
          {texts.map(({ html, className }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the whole list is replaced at once
            <SafeHtml key={index} html={html} className={className} />
          ))}
        </div>
        <dl className={styles.table}>
          {detailRows(event, i18n.language).map(({ label, value, isProviderText }) => (
            <div key={label} className={styles.row}>
              <dt>{t(`event.${label}`)}</dt>
              <dd>{isProviderText ? <ProviderText>{value}</ProviderText> : <bdi>{value}</bdi>}</dd>
            </div>
          ))}
          {hasMarkup(event.datesNote) && (
            <div className={styles.row}>
              <dt>{t('event.datesNote')}</dt>
              <dd>
                <SafeHtml html={event.datesNote} />
              </dd>
            </div>
          )}
        </dl>
      </div>
      <div className="wrap">{children}</div>
    </section>
  );
}
