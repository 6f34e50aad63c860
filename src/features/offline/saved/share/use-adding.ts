import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { saveItems } from '../../../../data/saved/saved-items.ts';
import { useToast } from '../../../../ui/states/use-toast.ts';
import { asRow, type RenewedItem } from '../renewed-item.ts';

/** Returns the keys by which a device knows its items, now and when they were stored. */
export function keysOf(held: readonly RenewedItem[]): ReadonlySet<string> {
  return new Set(held.flatMap(({ key, row }) => [key, row.key]));
}

/** Whether a received item is among those keys. */
export function isHeld({ key, row }: RenewedItem, keys: ReadonlySet<string>): boolean {
  return keys.has(key) || keys.has(row.key);
}

/**
 * Returns which of the received items are new to this device, and a function that adds them. What the device has stays.
 *
 * @param onAdded called once they are stored
 */
export function useAdding(items: readonly RenewedItem[], held: readonly RenewedItem[], onAdded: () => void) {
  const { t } = useTranslation();
  const show = useToast();
  const keys = keysOf(held);
  const fresh = items.filter((item) => !isHeld(item, keys));
  const add = async () => {
    if ((await saveItems(fresh.map(asRow))) !== 'done') {
      show({ text: t('saved.notAdded'), tone: 'bad' });
      return;
    }
    show({ text: t('saved.added', { count: fresh.length }), tone: 'ok' });
    onAdded();
  };
  return { fresh, add: () => void add() };
}
