import './texts.ts';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { readCalendarDate } from '#core/time/calendar-date.ts';
import { formatDay } from '#core/time/format/day.ts';
import { classNames } from '../../../ui/class-names.ts';
import styles from './policy-head.module.css';

interface PolicyHeadProps {
  readonly title: string;
  readonly lead: string;
  /** `yyyy-mm-dd` */
  readonly lastChanged: string;
  /** The background: the white of the vase painters, or slip. */
  readonly ground: 'white' | 'slip';
  /** A drawing. */
  readonly children: ReactNode;
}

/** The head of a policy: its subject, and the day it was last changed. */
export function PolicyHead({ title, lead, lastChanged, ground, children }: PolicyHeadProps) {
  const { t, i18n } = useTranslation();
  const date = readCalendarDate(lastChanged);
  return (
    <div className={classNames(ground === 'slip' ? 'band' : styles.white)}>
      <div className={`wrap ${styles.head}`}>
        <div className={styles.words}>
          <h1 className="d1">{title}</h1>
          <p className="lead">{lead}</p>
          <p className={`${styles.day} sm`}>
            {date && (
              <time dateTime={lastChanged}>
                {t('policy.changed', { day: formatDay(date, i18n.language) })}
              </time>
            )}
            {!i18n.language.startsWith('en') && <span> {t('policy.english')}</span>}
          </p>
        </div>
        <div className={styles.drawing}>{children}</div>
      </div>
    </div>
  );
}
