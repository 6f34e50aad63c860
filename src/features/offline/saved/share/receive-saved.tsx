import '../texts.ts';
import { useId, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { saveItems, starred } from '../../../../data/saved/saved-items.ts';
import { Button } from '../../../../ui/links/button.tsx';
import { Notice } from '../../../../ui/states/notice.tsx';
import { useToast } from '../../../../ui/states/use-toast.ts';
import { ItemTitle } from '../item-title.tsx';
import { asRow, type RenewedItem } from '../renewed-item.ts';
import type { SiteRules } from '../site-rules.ts';
import { useRenewedItems } from '../use-renewed-items.ts';
import { readShareLink, type SharedList } from './share-link.ts';
import styles from './share-saved.module.css';

interface ReceiveSavedProps {
  /** The items already on this device. */
  readonly held: readonly RenewedItem[];
  readonly rules: SiteRules;
  /** Called before the offer and its buttons disappear. */
  readonly onLeave: () => void;
}

/**
 * Offers a list received in the page's address: what it holds, and a choice to add it. Either choice removes it from
 * the address.
 */
export function ReceiveSaved({ held, rules, onLeave }: ReceiveSavedProps) {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { hash } = useLocation();
  const handedOver = useMemo(() => readShareLink(hash.slice(1)), [hash]);
  const end = () => {
    onLeave();
    void navigate({ hash: '' }, { replace: true, preventScrollReset: true });
  };
  if (handedOver === null) return null;
  if (handedOver.kind === 'items')
    return <Offer refs={handedOver.refs} held={held} rules={rules} onEnd={end} />;
  return (
    <Notice
      role="status"
      tone="warn"
      icon="warning"
      action={
        <Button size="small" look="lined" onClick={end}>
          {t('saved.close')}
        </Button>
      }
    >
      {t(handedOver.kind === 'broken' ? 'saved.broken' : 'saved.otherVersion')}
    </Notice>
  );
}

interface OfferProps extends Omit<ReceiveSavedProps, 'onLeave'> {
  readonly refs: Extract<SharedList, { kind: 'items' }>['refs'];
  readonly onEnd: () => void;
}

function Offer({ refs, held, rules, onEnd }: OfferProps) {
  const { t } = useTranslation();
  const show = useToast();
  const titleId = useId();
  const given = useMemo(() => refs.map((ref) => starred(ref, null)), [refs]);
  const items = useRenewedItems(given, rules);
  const heldKeys = new Set(held.flatMap(({ key, row }) => [key, row.key]));
  const fresh = items.filter(({ key, row }) => !heldKeys.has(key) && !heldKeys.has(row.key));
  const add = async () => {
    const outcome = await saveItems(fresh.map(asRow));
    if (outcome !== 'done') {
      show({ text: t('saved.notAdded'), tone: 'bad' });
      return;
    }
    show({ text: t('saved.added', { count: fresh.length }), tone: 'ok' });
    onEnd();
  };
  return (
    <section className={styles.offer} aria-labelledby={titleId}>
      <h2 id={titleId} className="d4">
        {t('saved.offer')}
      </h2>
      {fresh.length === 0 ? (
        <p>{t('saved.offerKnown')}</p>
      ) : (
        <>
          <p>{t('saved.offerNew', { count: fresh.length })}</p>
          <ul className={styles.items}>
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
          {held.length > 0 && <p className="muted">{t('saved.offerStays')}</p>}
        </>
      )}
      <div className={styles.answers}>
        {fresh.length > 0 && <Button onClick={() => void add()}>{t('saved.add')}</Button>}
        <Button look="lined" onClick={onEnd}>
          {t(fresh.length > 0 ? 'saved.leave' : 'saved.close')}
        </Button>
      </div>
    </section>
  );
}
