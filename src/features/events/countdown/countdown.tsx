import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { readEventMoment } from '#core/time/event-moment.ts';
import { useAnswer } from '../../../data/answers/use-answer.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import { classNames } from '../../../ui/class-names.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './countdown.module.css';
import { countdownParts } from './countdown-parts.ts';
import { countdownQuery } from './queries.ts';

interface CountdownProps {
  readonly eventPath: string;
  readonly eventId: string;
  readonly className?: string | undefined;
}

const TICK_MS = 1_000;
const UNITS = ['days', 'hours', 'minutes', 'seconds'] as const;

/**
 * Counts down on the server's clock. Before mount its box is there but empty, because prerendered HTML cannot know the
 * time left. Without a date, at zero and after it, it renders nothing (COUNTDOWN-03, -04).
 */
export function Countdown({ eventPath, eventId, className }: CountdownProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const now = useNow(TICK_MS);
  const answer = useAnswer(countdownQuery(eventPath, eventId));
  if (answer.state !== 'success' || answer.value === null) return null;
  const target = readEventMoment(answer.value.date)?.at ?? Number.NaN;
  // Until the clock is known, the time of the answer decides whether there will be anything to show.
  const left = countdownParts(target, now ?? answer.at);
  if (left === null) return null;
  const { title } = answer.value;
  return (
    <div className={classNames(styles.countdown, now === null && styles.waiting, className)} translate="no">
      <p id={titleId} className={styles.title}>
        {title ? <ProviderText>{title}</ProviderText> : t('countdown.title')}
      </p>
      <div role="timer" aria-labelledby={titleId} className={styles.parts}>
        {UNITS.map((unit) => (
          <div key={unit} className={styles.part}>
            <b className="num">{now !== null && inFigures(left[unit], unit)}</b>
            <span>{t(`countdown.${unit}`, { count: left[unit] })}</span>
          </div>
        ))}
      </div>
    </div>
  );
}

function inFigures(value: number, unit: (typeof UNITS)[number]): string {
  return unit === 'days' ? String(value) : String(value).padStart(2, '0');
}
