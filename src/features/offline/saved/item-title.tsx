import { directionOf } from '../../../i18n/direction-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import type { RenewedItem } from './renewed/renewed-item.ts';

const JOINT = ': ';

/**
 * The title of a saved item. That of an entry is stored as one text, but game and entry may be of two languages and run
 * in two directions. Both stand in one line with the direction of the title: in that of the page, "Relay: Torch Race"
 * would be read from its end as soon as it wraps.
 */
export function ItemTitle({ item: { ref }, title }: { readonly item: RenewedItem; readonly title: string }) {
  const end = ref.kind === 'entry' ? title.indexOf(JOINT) : -1;
  if (end === -1) return <ProviderText>{title}</ProviderText>;
  return (
    // Not `auto`, which takes no notice of text in elements that have a direction of their own.
    <bdi dir={directionOf(title) ?? 'ltr'}>
      <ProviderText>{title.slice(0, end)}</ProviderText>
      {JOINT}
      <ProviderText>{title.slice(end + JOINT.length)}</ProviderText>
    </bdi>
  );
}
