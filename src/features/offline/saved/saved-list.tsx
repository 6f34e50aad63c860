import './texts.ts';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { CalendarDate } from '#core/time/calendar-date.ts';
import { formatFullDay } from '#core/time/format/day.ts';
import { formatZoneName } from '#core/time/format/zone-name.ts';
import { serverNow } from '../../../data/connection/server-clock.ts';
import { changeSavedItems, saveItems, unsaveItem } from '../../../data/saved/saved-items.ts';
import { useNow } from '../../../data/visit/use-now.ts';
import { useToast } from '../../../ui/states/use-toast.ts';
import { moveOf } from './renewed/moved-from.ts';
import { asRow, type RenewedItem } from './renewed/renewed-item.ts';
import { arrange, clashesOf } from './saved-days.ts';
import { SavedEntry } from './saved-entry.tsx';
import { SavedGroup } from './saved-group.tsx';
import styles from './saved-list.module.css';

const LOOK_AT_CLOCK_EVERY_MS = 60_000;

interface SavedListProps {
  readonly items: readonly RenewedItem[];
  /** Called before a focused button disappears: that of a row, or of the toast about it. */
  readonly onLeave: () => void;
}

/** The visitor's own schedule: starred items by day and time, then undated ones, then past ones, collapsed. */
export function SavedList({ items, onLeave }: SavedListProps) {
  const { t, i18n } = useTranslation();
  const show = useToast();
  const now = useNow(LOOK_AT_CLOCK_EVERY_MS);
  const { days, undated, articles, over } = useMemo(() => arrange(items, now ?? serverNow()), [items, now]);
  const clashes = useMemo(() => clashesOf(days), [days]);

  const remove = async ({ row }: RenewedItem, name: string) => {
    onLeave();
    if ((await unsaveItem(row.key)) !== 'done') {
      show({ text: t('saved.notRemoved'), tone: 'bad' });
      return;
    }
    const undo = {
      label: t('saved.undo'),
      onPress: () => {
        onLeave();
        void saveItems([row]);
      },
    };
    show({ text: t('saved.removed', { name }), action: undo });
  };
  /** Forgets the former time and place. */
  const accept = async (item: RenewedItem) => {
    const { movedFrom: _, news: __, ...seen } = asRow(item);
    if ((await changeSavedItems([{ from: item.row, to: seen }])) !== 'done')
      show({ text: t('saved.notRemoved'), tone: 'bad' });
  };
  const draw = (item: RenewedItem, day?: CalendarDate) => (
    <SavedEntry
      key={item.key}
      item={item}
      day={day}
      clashes={clashes.get(item.key)}
      onAccept={(one) => void accept(one)}
      onRemove={(one, name) => void remove(one, name)}
    />
  );
  const first = days[0]?.items[0];
  const moved = items.filter((item) => moveOf(item) !== null).length;
  const gone = items.filter(({ isGone, news }) => isGone && news !== undefined).length;

  return (
    <section aria-label={t('saved.list')} className={styles.list}>
      <div role="status" className={moved + gone === 0 ? 'visually-hidden' : styles.news}>
        {moved > 0 && <p>{t('saved.movedNumber', { number: moved })}</p>}
        {gone > 0 && <p>{t('saved.goneNumber', { number: gone })}</p>}
      </div>
      {days.map((day) => (
        <SavedGroup key={day.key} title={formatFullDay(day.date, i18n.language)}>
          {day.items.map((item) => draw(item, day.date))}
        </SavedGroup>
      ))}
      {undated.length > 0 && (
        <SavedGroup title={t('saved.undated')}>{undated.map((item) => draw(item))}</SavedGroup>
      )}
      {articles.length > 0 && (
        <SavedGroup title={t('saved.articles')}>{articles.map((item) => draw(item))}</SavedGroup>
      )}
      {first !== undefined && (
        <p className="sm muted">{t('saved.zone', { zone: formatZoneName(i18n.language, first.from.at) })}</p>
      )}
      {over.length > 0 && (
        <details className={styles.over}>
          <summary>{t('saved.past', { count: over.length })}</summary>
          <ul>{over.map((item) => draw(item))}</ul>
        </details>
      )}
    </section>
  );
}
