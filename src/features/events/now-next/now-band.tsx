import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { visitorTime } from '../../../data/visit/visitor-time.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { EntryTime } from './entry-time.tsx';
import type { NowAndNext, TimelineEntry } from './now-and-next.ts';
import styles from './now-band.module.css';
import { useNowAndNext } from './use-now-and-next.ts';

interface NowBandProps {
  readonly eventPath: string;
  /** Left out where it is above the band already. */
  readonly eventName?: string | undefined;
  /** The event's dates say that it runs. The space is kept, and marked `aria-busy`, while its schedule loads. */
  readonly isExpected?: boolean;
  /** Content that stands on the band, over the edge of what is above. */
  readonly children?: ReactNode;
}

/**
 * One entry that is on now, or else the next one, and how many more there are: a link to the schedule of today. Renders
 * nothing before and after the event. Until the time is known it has its height, and the words that need no time.
 */
export function NowBand({ eventPath, eventName, isExpected = false, children }: NowBandProps) {
  const { t } = useTranslation();
  const labelId = useId();
  const view = useNowAndNext(eventPath, isExpected);
  if (view === null) return null;
  const { found, isAwaited } = view;
  const [entry, ...others] = found === null ? [] : firstOf(found);
  const isNext = entry !== undefined && found?.now.length === 0;
  return (
    <section
      className={`oxblood-band ${styles.band}`}
      aria-labelledby={labelId}
      aria-busy={isAwaited || undefined}
    >
      <AppLink to={paths.schedule(eventPath)} className={`wrap ${styles.link}`}>
        <span id={labelId} className={styles.label}>
          {eventName === undefined
            ? t(isNext ? 'nowNext.nextTitle' : 'ui.onNow')
            : t(isNext ? 'nowNext.nextAt' : 'nowNext.nowTitle', { event: eventName })}
        </span>
        {found !== null && entry !== undefined && (
          <>
            <What entry={entry} />
            <span className={styles.foot}>
              <span translate="no">
                <EntryTime entry={entry} clock={found.clock} />
              </span>
              <OwnTime entry={entry} isNext={isNext} />
              {others.length > 0 && (
                <span className={styles.more}>{t('nowNext.more', { count: others.length })}</span>
              )}
            </span>
          </>
        )}
        <span className={entry === undefined ? styles.what : 'visually-hidden'}>
          {t('nowNext.wholeSchedule')}
        </span>
        <Icon name="arrow-right" className={styles.arrow} />
      </AppLink>
      {children}
    </section>
  );
}

const firstOf = ({ now, next }: NowAndNext) => (now.length > 0 ? now : next);

/** Game and place; the title only where there is space to read it. A long name is cut for the place, never the reverse. */
function What({ entry: { game, title, place } }: { readonly entry: TimelineEntry }) {
  return (
    <span className={classNames(styles.what, place !== '' && styles.withPlace)}>
      <span className={styles.name}>
        <b>
          <ProviderText>{game}</ProviderText>
        </b>
        {title !== '' && (
          <span className={styles.title}>
            , <ProviderText>{title}</ProviderText>
          </span>
        )}
        {place !== '' && ', '}
      </span>
      {place !== '' && <ProviderText className={styles.place}>{place}</ProviderText>}
    </span>
  );
}

/** The time on the visitor's own clock, if it differs from the event's. */
function OwnTime({ entry, isNext }: { readonly entry: TimelineEntry; readonly isNext: boolean }) {
  const { t, i18n } = useTranslation();
  const moment = isNext ? entry.from : entry.to;
  const time = moment && visitorTime(moment, i18n.language);
  return (
    time !== null && (
      <span className={styles.own} translate="no">
        {t('ui.yourClock', { time })}
      </span>
    )
  );
}
