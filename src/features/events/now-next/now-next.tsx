import { type ReactNode, useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { GameSchedule } from '#core/contract/entities/schedule.ts';
import { useAnswer, wholeAnswer } from '../../../data/answers/use-answer.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import { scheduleQuery } from '../../../domain/schedule/schedule-query.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { EntryLine } from './entry-line.tsx';
import { isRunning, nowAndNext, readTimeline } from './now-and-next.ts';
import styles from './now-next.module.css';

const LOOK_AT_CLOCK_EVERY_MS = 20_000;
const NOTHING: readonly GameSchedule[] = [];
/**
 * As many as the reserved space fits. More would push down the page while it is being read. The schedule has them all.
 */
const MOST_SHOWN = 2;
/** A board shows nothing else, so it has room for more. */
const MOST_ON_BOARD = 12;

interface NowNextProps {
  readonly eventPath: string;
  readonly eventName: string;
  /** A strip with a reserved height in a page, or a board of its own that grows. */
  readonly look?: 'strip' | 'board';
  /** The event's dates say that it runs. The space is reserved, and marked `aria-busy`, while its schedule loads. */
  readonly isExpected?: boolean;
  /** Content below everything else. */
  readonly children?: ReactNode;
}

/**
 * Shows what is on, where, and what comes next, while an event runs. Renders nothing before and after. Prerendered HTML
 * does not know the time. So if the festival was running when the answer was given, the box is reserved with the
 * event's name and a link to the schedule, and filled after mount. Otherwise it appears only once the clock says so.
 */
export function NowNext({
  eventPath,
  eventName,
  look = 'strip',
  isExpected = false,
  children,
}: NowNextProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const answer = wholeAnswer(useAnswer(scheduleQuery(eventPath)));
  const schedules = answer.state === 'success' ? answer.value : NOTHING;
  const timeline = useMemo(() => readTimeline(schedules), [schedules]);
  const clock = useNow(LOOK_AT_CLOCK_EVERY_MS);
  const isAwaited = answer.state === 'loading' && isExpected;
  const schedule = paths.schedule(eventPath);
  const reserved = (
    <section
      className={classNames(styles.field, styles.reserved)}
      aria-labelledby={look === 'strip' ? titleId : undefined}
      aria-busy={isAwaited || undefined}
    >
      {look === 'strip' && (
        <div className={`wrap ${styles.columns}`}>
          <h2 id={titleId} className={styles.title}>
            <ProviderText>{eventName}</ProviderText>
          </h2>
          <ArrowLink to={schedule} className={styles.all}>
            {t('nowNext.wholeSchedule')}
          </ArrowLink>
        </div>
      )}
    </section>
  );
  if (answer.state !== 'success') return isAwaited ? reserved : null;
  if (clock === null) return isRunning(timeline, answer.at) ? reserved : null;
  const found = nowAndNext(timeline, clock);
  if (found === null) return null;
  const most = look === 'board' ? MOST_ON_BOARD : MOST_SHOWN;
  const count = found.now.length;
  return (
    <section className={classNames(styles.field, styles[look])} aria-labelledby={titleId}>
      <div className={`wrap ${styles.columns}`}>
        <div className={styles.column}>
          <h2 id={titleId} className={styles.title}>
            {t('nowNext.nowTitle', { event: eventName })}
          </h2>
          {found.now.length === 0 ? (
            <p>{t('nowNext.nothingNow')}</p>
          ) : (
            <ul className={styles.lines}>
              {found.now.slice(0, most).map((entry) => (
                <EntryLine key={entry.key} entry={entry} clock={clock} withOwnTime={look === 'strip'} />
              ))}
            </ul>
          )}
        </div>
        {found.next.length > 0 && (
          <div className={styles.column}>
            <h3 className={styles.title}>{t('nowNext.nextTitle')}</h3>
            <ul className={classNames(styles.lines, styles.ahead)}>
              {found.next.slice(0, most).map((entry) => (
                <EntryLine key={entry.key} entry={entry} clock={clock} withOwnTime={look === 'strip'} />
              ))}
            </ul>
          </div>
        )}
        <ArrowLink to={schedule} className={styles.all}>
          {count > most ? t('nowNext.allOnNow', { count }) : t('nowNext.wholeSchedule')}
        </ArrowLink>
      </div>
      <div className={`wrap ${styles.foot}`}>{children}</div>
    </section>
  );
}
