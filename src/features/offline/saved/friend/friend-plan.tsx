import '../texts.ts';
import './texts.ts';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatZoneName } from '#core/time/format/zone-name.ts';
import { serverNow } from '../../../../data/connection/server-clock.ts';
import { starred } from '../../../../data/saved/saved-items.ts';
import { useNow } from '../../../../data/visit/use-now.ts';
import { Button } from '../../../../ui/links/button.tsx';
import { ProviderText } from '../../../../ui/words/provider-text.tsx';
import type { RenewedItem } from '../renewed/renewed-item.ts';
import { useRenewedItems } from '../renewed/use-renewed-items.ts';
import { arrange } from '../saved-days.ts';
import { SavedEntry } from '../saved-entry.tsx';
import { SavedGroup } from '../saved-group.tsx';
import list from '../saved-list.module.css';
import type { SharedList } from '../share/share-link.ts';
import { isHeld, keysOf, useAdding } from '../share/use-adding.ts';
import type { SiteRules } from '../site-rules.ts';
import { BothNote } from './both-note.tsx';
import { FriendDay } from './friend-day.tsx';
import styles from './friend-plan.module.css';
import { sideBySide } from './side-by-side.ts';
import { useFestivalHours } from './use-festival-hours.ts';

const LOOK_AT_CLOCK_EVERY_MS = 60_000;

export interface FriendPlanProps {
  readonly list: Extract<SharedList, { kind: 'items' }>;
  /** The items on this device. */
  readonly held: readonly RenewedItem[];
  readonly rules: SiteRules;
  /** Called before the view and its buttons disappear. */
  readonly onLeave: () => void;
  readonly onEnd: () => void;
}

/** A friend's list beside the visitor's own: what both have saved, what clashes, and when both are free. */
export function FriendPlan({ list: received, held, rules, onLeave, onEnd }: FriendPlanProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const given = useMemo(() => received.refs.map((ref) => starred(ref, null)), [received]);
  const renewed = useRenewedItems(given, rules);
  // Where an entry was when the link was made says nothing to somebody who has not seen it there.
  const items = useMemo(() => renewed.map(({ movedFrom: _, ...item }): RenewedItem => item), [renewed]);
  const now = useNow(LOOK_AT_CLOCK_EVERY_MS) ?? serverNow();
  const hoursOf = useFestivalHours(items);
  const { days, undated, articles, over } = useMemo(() => arrange(items, now), [items, now]);
  const beside = useMemo(() => {
    const keys = keysOf(held);
    const own = arrange(held, now).days.flatMap((day) => day.items);
    return { own, isOwn: (item: RenewedItem) => isHeld(item, keys), hoursOf, now };
  }, [held, now, hoursOf]);
  const end = () => {
    onLeave();
    onEnd();
  };
  const { fresh, add } = useAdding(items, held, end);
  const draw = (item: RenewedItem) => (
    <SavedEntry key={item.key} item={item} day={undefined}>
      {beside.isOwn(item) && <BothNote />}
    </SavedEntry>
  );
  const first = days[0]?.items[0];
  return (
    <section aria-labelledby={titleId} className={styles.plan}>
      <div className={styles.head}>
        <h2 id={titleId} className={`d3 ${styles.title}`}>
          {received.name === '' ? t('friend.unnamed') : <ProviderText>{received.name}</ProviderText>}
        </h2>
        <p className="measure">{t('friend.onlyShown')}</p>
        <div className={styles.ways}>
          {fresh.length > 0 && <Button onClick={add}>{t('saved.add')}</Button>}
          <Button look="lined" onClick={end}>
            {t('friend.back')}
          </Button>
        </div>
      </div>
      <div className={list.list}>
        {days.map((day) => (
          <FriendDay key={day.key} day={day} lines={sideBySide(day, beside)} />
        ))}
        {undated.length > 0 && (
          <SavedGroup level={3} title={t('saved.undated')}>
            {undated.map(draw)}
          </SavedGroup>
        )}
        {articles.length > 0 && (
          <SavedGroup level={3} title={t('saved.articles')}>
            {articles.map(draw)}
          </SavedGroup>
        )}
        {first !== undefined && (
          <p className="sm muted">
            {t('saved.zone', { zone: formatZoneName(i18n.language, first.from.at) })}
          </p>
        )}
        {over.length > 0 && (
          <details className={list.over}>
            <summary>{t('saved.past', { count: over.length })}</summary>
            <ul>{over.map(draw)}</ul>
          </details>
        )}
      </div>
    </section>
  );
}
