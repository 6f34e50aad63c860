import '../texts.ts';
import '../friend/texts.ts';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { starred } from '../../../../data/saved/saved-items.ts';
import { isKiosk } from '../../../../data/visit/is-kiosk.ts';
import { Button } from '../../../../ui/links/button.tsx';
import { ItemTitle } from '../item-title.tsx';
import type { RenewedItem } from '../renewed/renewed-item.ts';
import { useRenewedItems } from '../renewed/use-renewed-items.ts';
import type { SiteRules } from '../site-rules.ts';
import styles from './share.module.css';
import type { SharedList } from './share-link.ts';
import { UnusableList } from './unusable-list.tsx';
import { useAdding } from './use-adding.ts';
import type { ReceivedList } from './use-received-list.ts';

interface ReceiveSavedProps {
  readonly received: ReceivedList;
  /** The items already on this device. */
  readonly held: readonly RenewedItem[];
  readonly rules: SiteRules;
  /** Called before the offer and its buttons disappear. */
  readonly onLeave: () => void;
}

/**
 * Offers a list received in the page's address: what it holds, and a choice to add it or to look at it first. Adding and
 * declining remove it from the address.
 */
export function ReceiveSaved({ received, held, rules, onLeave }: ReceiveSavedProps) {
  const { list } = received;
  const end = () => {
    onLeave();
    received.leave();
  };
  const look = () => {
    onLeave();
    received.look();
  };
  if (list === null) return null;
  if (list.kind === 'items') return <Offer list={list} held={held} rules={rules} onEnd={end} onLook={look} />;
  return <UnusableList why={list.kind} onEnd={end} />;
}

interface OfferProps extends Omit<ReceiveSavedProps, 'received' | 'onLeave'> {
  readonly list: Extract<SharedList, { kind: 'items' }>;
  readonly onEnd: () => void;
  readonly onLook: () => void;
}

function Offer({ list, held, rules, onEnd, onLook }: OfferProps) {
  const { t } = useTranslation();
  const titleId = useId();
  const countId = useId();
  const given = useMemo(() => list.refs.map((ref) => starred(ref, null)), [list]);
  const items = useRenewedItems(given, rules);
  const { fresh, lost, add } = useAdding(items, held, onEnd);
  return (
    <section className={styles.offer} aria-labelledby={titleId}>
      <h2 id={titleId} className="d4">
        {list.name === '' ? t('saved.offer') : t('friend.offer', { name: list.name })}
      </h2>
      {fresh.length === 0 ? (
        lost < items.length && <p>{t('saved.offerKnown')}</p>
      ) : (
        <>
          <p id={countId}>{t('saved.offerNew', { count: fresh.length })}</p>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a list that scrolls must be reachable by keyboard */}
          <section className={styles.items} aria-labelledby={countId} tabIndex={0}>
            <ul>
              {fresh.map((item) => (
                <li key={item.key}>
                  {item.details ? (
                    <ItemTitle item={item} title={item.details.title} />
                  ) : (
                    t(`saved.unknown.${item.ref.kind}`)
                  )}
                </li>
              ))}
            </ul>
          </section>
          {held.length > 0 && <p className="muted">{t('saved.offerStays')}</p>}
        </>
      )}
      {lost > 0 && <p>{t('saved.goneNumber', { number: lost })}</p>}
      <div className={styles.answers}>
        {fresh.length > 0 && <Button onClick={add}>{t('saved.add')}</Button>}
        {!isKiosk() && (
          <Button look="lined" onClick={onLook}>
            {t('friend.look')}
          </Button>
        )}
        <Button look="lined" onClick={onEnd}>
          {t(fresh.length > 0 ? 'saved.leave' : 'saved.close')}
        </Button>
      </div>
    </section>
  );
}
