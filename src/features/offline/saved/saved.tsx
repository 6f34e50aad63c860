import './texts.ts';
import { type ReactNode, Suspense, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { usePersistence } from '../../../data/packs/persistence.ts';
import { storeRenewed, useSavedList } from '../../../data/saved/saved-items.ts';
import type { SavedRow } from '../../../data/saved/saved-ref.ts';
import { useIsVisible } from '../../../data/visit/use-is-visible.ts';
import { paths } from '../../../navigation/paths.ts';
import { lazyOptional } from '../../../ui/hydration/lazy-optional.ts';
import { ArrowLink } from '../../../ui/links/arrow-link.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import type { FriendPlanProps } from './friend/friend-plan.tsx';
import { asRow, asSeenRow, changesOf, type RenewedItem } from './renewed/renewed-item.ts';
import { useRenewedItems } from './renewed/use-renewed-items.ts';
import styles from './saved.module.css';
import { SavedList } from './saved-list.tsx';
import { ListTools } from './share/list-tools.tsx';
import { ReceiveSaved } from './share/receive-saved.tsx';
import { sharePath } from './share/share-path.ts';
import { UnusableList } from './share/unusable-list.tsx';
import { useReceivedList } from './share/use-received-list.ts';
import type { SiteRules } from './site-rules.ts';

const NOTHING: readonly SavedRow[] = [];
const FriendPlan = lazyOptional<FriendPlanProps>(
  async () => (await import('./friend/friend-plan.tsx')).FriendPlan,
  ({ onLeave, onEnd }) => (
    <UnusableList
      why="code-lost"
      onEnd={() => {
        onLeave();
        onEnd();
      }}
    />
  ),
);

interface SavedProps {
  readonly rules: SiteRules;
  /** Renders the ways to share this path. */
  readonly waysToShare: (path: string) => ReactNode;
  /** Renders what else can be done with the list, as buttons. */
  readonly drawTools?: ((items: readonly RenewedItem[]) => ReactNode) | undefined;
}

/** All starred items of this device, a list received from another device, and a way to share this one. */
export function Saved({ rules, waysToShare, drawTools }: SavedProps) {
  const { t } = useTranslation();
  const list = useSavedList();
  const box = useRef<HTMLDivElement>(null);
  // Keeps the focus when a focused button disappears together with its row.
  const holdFocus = () => box.current?.focus();
  const persistence = usePersistence();
  const rows = list === null || list === 'unavailable' ? NOTHING : list;
  const items = useRenewedItems(rows, rules);
  const received = useReceivedList();

  const isVisible = useIsVisible();
  useEffect(() => {
    const changes = changesOf(items, isVisible ? asSeenRow : asRow);
    if (changes.length > 0) void storeRenewed(changes);
  }, [items, isVisible]);

  if (list === null) return <div className={styles.onItsWay} />;
  if (received.isLookedAt && received.list?.kind === 'items') {
    return (
      <div ref={box} tabIndex={-1} className={styles.saved}>
        <Suspense fallback={<div className={styles.onItsWay} />}>
          <FriendPlan
            list={received.list}
            held={items}
            rules={rules}
            onLeave={holdFocus}
            onEnd={received.leave}
          />
        </Suspense>
      </div>
    );
  }
  return (
    <div ref={box} tabIndex={-1} className={styles.saved}>
      {list === 'unavailable' && (
        <Notice tone="warn" icon="warning">
          {t('saved.unavailable')}
        </Notice>
      )}
      <ReceiveSaved received={received} held={items} rules={rules} onLeave={holdFocus} />
      {rows.length > 0 && (
        <div className={styles.own}>
          <ListTools pathOf={(name) => sharePath(items, name)} ways={waysToShare}>
            {drawTools?.(items)}
          </ListTools>
          <SavedList items={items} onLeave={holdFocus} />
        </div>
      )}
      {rows.length === 0 && list !== 'unavailable' && (
        <EmptyState
          drawing="empty"
          title={t('saved.empty')}
          action={<ArrowLink to={paths.events()}>{t('saved.toEvents')}</ArrowLink>}
        >
          {t('saved.emptyHint')}
        </EmptyState>
      )}
      {rows.length > 0 && persistence === 'refused' && <Notice>{t('saved.clearable')}</Notice>}
    </div>
  );
}
