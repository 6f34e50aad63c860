import '../texts.ts';
import { memo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatFullDay } from '#core/time/format/day.ts';
import { directionOf } from '../../../../i18n/direction-of.ts';
import { ProviderText } from '../../../../ui/words/provider-text.tsx';
import type { PaperDay } from '../paper-days.ts';
import styles from './day-table.module.css';
import { EntryTime } from './entry-time.tsx';

interface DayTableProps {
  readonly day: PaperDay;
  /** Left out on the door of the place itself. */
  readonly withPlace?: boolean;
}

/**
 * The entries of a day. It is a table because browsers repeat the head of one on every page and in every column that it
 * goes on in.
 */
export const DayTable = memo(function DayTable({ day, withPlace = true }: DayTableProps) {
  const { t, i18n } = useTranslation();
  return (
    <table className={styles.day}>
      <colgroup>
        <col className={styles.times} />
        <col />
      </colgroup>
      <thead className={styles.head}>
        <tr>
          <th scope="colgroup" colSpan={2} className={styles.date}>
            {day.date === null ? t('schedule.undated') : formatFullDay(day.date, i18n.language)}
          </th>
        </tr>
      </thead>
      <tbody>
        {day.entries.map((entry) => (
          <tr key={entry.key} className={styles.entry}>
            <th scope="row" className={styles.when} translate="no">
              <EntryTime entry={entry} day={day.date} />
            </th>
            <td className={styles.what}>
              {/* One run in the direction of its text, so that the game comes first where both are in one line. */}
              <bdi dir={directionOf(entry.game + entry.title) ?? undefined} className={styles.words}>
                {entry.game !== '' && (
                  <b>
                    <ProviderText>{entry.game}</ProviderText>
                  </b>
                )}{' '}
                {entry.title !== '' && (
                  <span className={entry.game === '' ? styles.alone : undefined}>
                    <ProviderText>{entry.title}</ProviderText>
                  </span>
                )}
              </bdi>
              {entry.game + entry.title === '' && <span>{t('saved.unknown.entry')}</span>}
              {withPlace && entry.address !== '' && (
                <small>
                  <ProviderText>{entry.address}</ProviderText>
                </small>
              )}
              {entry.event !== undefined && entry.event !== '' && (
                <small>
                  <ProviderText>{entry.event}</ProviderText>
                </small>
              )}
              {entry.isGone && <small>{t('saved.gone')}</small>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
});
