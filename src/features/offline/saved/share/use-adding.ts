import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { saveItems } from '../../../../data/saved/saved-items.ts';
import { useToast } from '../../../../ui/states/use-toast.ts';
import { asRow, type RenewedItem } from '../renewed/renewed-item.ts';

/** Returns the keys by which a device knows its items, now and when they were stored. */
export function keysOf(held: readonly RenewedItem[]): ReadonlySet<string> {
  return new Set(held.flatMap(({ key, row }) => [key, row.key]));
}

/** Whether a received item is among those keys. */
export function isHeld({ key, row }: RenewedItem, keys: ReadonlySet<string>): boolean {
  return keys.has(key) || keys.has(row.key);
}

/** Whether an item is no longer on a schedule that is here, and nothing else is known of it: there is nothing to add. */
const isLost = ({ isGone, details }: RenewedItem) => isGone && details === null;

/**
 * Returns which of the received items are new to this device, how many are lost, and a function that adds the new ones.
 * What the device has stays.
 *
 * @param onAdded called once they are stored
 */
export function useAdding(items: readonly RenewedItem[], held: readonly RenewedItem[], onAdded: () => void) {
  const { t } = useTranslation();
  const show = useToast();
  const keys = keysOf(held);
  const news = items.filter((item) => !isHeld(item, keys));
  const fresh = news.filter((item) => !isLost(item));
  const add = async () => {
    if ((await saveItems(fresh.map(asRow))) !== 'done') {
      show({ text: t('saved.notAdded'), tone: 'bad' });
      return;
    }
    show({ text: t('saved.added', { count: fresh.length }), tone: 'ok' });
    onAdded();
  };
  return { fresh, lost: news.length - fresh.length, add: () => void add() };
}
