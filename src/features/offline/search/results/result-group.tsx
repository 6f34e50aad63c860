import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatZoneName } from '#core/time/format/zone-name.ts';
import { minutesAheadOfEvent } from '../../../../domain/schedule/event-zone.ts';
import { Button } from '../../../../ui/links/button.tsx';
import { identityOf } from '../entries/search-entry.ts';
import type { HitGroup, Standing } from '../hits.ts';
import type { AskedTime } from '../search-index.ts';
import { askedLabel } from './asked-label.ts';
import { layOut } from './lay-out.ts';
import styles from './search-results.module.css';
import { SearchRow } from './search-row.tsx';

const FIRST_SHOWN = 6;
/** A button takes the space of two rows. */
const FEW = 8;
/** Drawing more rows at once would take a phone too long. */
const MORE_AT_ONCE = 60;

interface ResultGroupProps extends HitGroup {
  readonly time: AskedTime | null;
  readonly now: number;
}

/** The results of one kind. Those of a schedule say which of them are on at the time asked for. */
export function ResultGroup({ kind, hits, time, now }: ResultGroupProps) {
  const { t, i18n } = useTranslation();
  const headingId = useId();
  const [most, setMost] = useState(hits.length <= FEW ? FEW : FIRST_SHOWN);
  const [opened, setOpened] = useState<ReadonlyMap<string, number>>(new Map());
  const { blocks, left } = layOut(hits, most, opened);
  const [list, showNew] = useFocusOnNew();
  const standingNames: Readonly<Record<Standing, () => string>> = {
    asked: () => (time === null ? '' : askedLabel(time, t, i18n.language)),
    other: () => t('search.otherTimes'),
    over: () => t('search.over'),
  };
  return (
    <section className={styles.group} aria-labelledby={headingId}>
      <h3 id={headingId} className={`d5 ${styles.kind}`}>
        {t(`search.kinds.${kind}`)} <span className="num muted">{hits.length}</span>
      </h3>
      <div ref={list}>
        {blocks.map(({ standing, rows }) => (
          <div key={standing} className={styles.block}>
            {time !== null && kind === 'entry' && (
              <h4 className={styles.time}>{standingNames[standing]()}</h4>
            )}
            <ul>
              {rows.map((row) =>
                'hit' in row ? (
                  <SearchRow key={identityOf(row.hit.entry)} hit={row.hit} />
                ) : (
                  <li key={row.alikeId} className={styles.alike}>
                    <Button
                      look="lined"
                      onClick={() => showNew(() => setOpened(withMore(opened, row.alikeId)))}
                    >
                      {t('search.alike', { count: row.hits.length, title: row.hits[0]?.entry.title })}
                    </Button>
                  </li>
                ),
              )}
            </ul>
          </div>
        ))}
        {left > 0 && (
          <Button
            look="lined"
            className={styles.more}
            onClick={() => showNew(() => setMost(most + MORE_AT_ONCE))}
          >
            {most + MORE_AT_ONCE >= hits.length
              ? t('search.showAll', { count: hits.length })
              : t('search.showMore', { count: Math.min(left, MORE_AT_ONCE) })}
          </Button>
        )}
        {kind === 'entry' && minutesAheadOfEvent(now) !== 0 && (
          <p className={`sm muted ${styles.zone}`}>
            {t('search.zone', { zone: formatZoneName(i18n.language, now) })}
          </p>
        )}
      </div>
    </section>
  );
}

function withMore(opened: ReadonlyMap<string, number>, id: string): ReadonlyMap<string, number> {
  return new Map(opened).set(id, (opened.get(id) ?? 0) + MORE_AT_ONCE);
}

/** Moves the focus to the first result that a button has added, because the button may be gone. */
function useFocusOnNew() {
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<ReadonlySet<Element> | null>(null);
  const links = () => [...(list.current?.querySelectorAll('a') ?? [])];
  useEffect(() => {
    const shown = before.current;
    const added = shown && links().find((link) => !shown.has(link));
    if (!added) return;
    before.current = null;
    added.focus();
  });
  const showNew = (show: () => void) => {
    before.current = new Set(links());
    show();
  };
  return [list, showNew] as const;
}
