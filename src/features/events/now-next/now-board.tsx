import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { EntryTime } from './entry-time.tsx';
import type { TimelineEntry } from './now-and-next.ts';
import styles from './now-board.module.css';
import { useNowAndNext } from './use-now-and-next.ts';

const MOST_SHOWN = 12;

interface NowBoardProps {
  readonly eventPath: string;
  readonly eventName: string;
  /** The event's dates say that it runs. The space is kept, and marked `aria-busy`, while its schedule loads. */
  readonly isExpected?: boolean;
  /** Content below everything else. */
  readonly children?: ReactNode;
}

/** What is on at an event and what comes next, readable across a foyer. Renders nothing before and after it. */
export function NowBoard({ eventPath, eventName, isExpected = false, children }: NowBoardProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const view = useNowAndNext(eventPath, isExpected);
  if (view === null) return null;
  const { found, isAwaited } = view;
  if (found === null) return <div className={styles.board} aria-busy={isAwaited || undefined} />;
  return (
    <section className={styles.board} aria-labelledby={titleId}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <h2 id={titleId} className={styles.title}>
            {t('nowNext.nowTitle', { event: eventName })}
          </h2>
          {found.now.length === 0 ? (
            <p>{t('nowNext.nothingNow')}</p>
          ) : (
            <Lines entries={found.now} clock={found.clock} />
          )}
        </div>
        {found.next.length > 0 && (
          <div>
            <h3 className={styles.title}>{t('nowNext.nextTitle')}</h3>
            <Lines entries={found.next} clock={found.clock} />
          </div>
        )}
      </div>
      <div className={`wrap ${styles.foot}`}>{children}</div>
    </section>
  );
}

interface LinesProps {
  readonly entries: readonly TimelineEntry[];
  readonly clock: number;
}

/** Time, game, title and place of each entry. */
function Lines({ entries, clock }: LinesProps) {
  return (
    <ul className={styles.lines}>
      {entries.slice(0, MOST_SHOWN).map((entry) => (
        <li key={entry.key} className={styles.line}>
          <p className={styles.when} translate="no">
            <EntryTime entry={entry} clock={clock} />
          </p>
          <p>
            <b className={styles.game}>
              <ProviderText>{entry.game}</ProviderText>
            </b>
            {entry.title !== '' && <ProviderText>{entry.title}</ProviderText>}
            {entry.title !== '' && entry.place !== '' && ', '}
            {entry.place !== '' && <ProviderText>{entry.place}</ProviderText>}
          </p>
        </li>
      ))}
    </ul>
  );
}
