import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { EventMoment } from '../../data/event-moment.ts';
import { dateAndTime } from './clock-text.ts';
import type { Sitting } from './sitting.ts';

interface SittingTimesProps {
  readonly sitting: Sitting;
  readonly className?: string | undefined;
}

/** From and to in full, `05/03/2024 12:05 AM` (section 9). What cannot be read is shown as it came. */
export function SittingTimes({ sitting: { from, to, fromText, toText }, className }: SittingTimesProps) {
  const { t } = useTranslation();
  if (from === null && fromText === '') return <p className={className}>{t('schedule.timeOpen')}</p>;
  return (
    <p className={className} translate="no">
      {from === null ? fromText : <Moment moment={from} />}
      {to === null && toText === '' ? (
        <>, {t('schedule.endOpen')}</>
      ) : (
        <>
          {' '}
          {t('schedule.to')} {to === null ? toText : <Moment moment={to} />}
        </>
      )}
    </p>
  );
}

function Moment({ moment }: { readonly moment: EventMoment }) {
  return (
    <time dir="ltr" dateTime={new Date(moment.at).toISOString()}>
      {dateAndTime(moment)}
    </time>
  );
}
