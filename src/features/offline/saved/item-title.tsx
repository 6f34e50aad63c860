import { ProviderText } from '../../../ui/words/provider-text.tsx';
import type { RenewedItem } from './renewed-item.ts';

const JOINT = ': ';

/** The title of a saved item. That of an entry is stored as one text, but game and entry may run in two directions. */
export function ItemTitle({ item: { ref }, title }: { readonly item: RenewedItem; readonly title: string }) {
  const end = ref.kind === 'entry' ? title.indexOf(JOINT) : -1;
  if (end === -1) return <ProviderText>{title}</ProviderText>;
  return (
    <>
      <ProviderText>{title.slice(0, end)}</ProviderText>
      {JOINT}
      <ProviderText>{title.slice(end + JOINT.length)}</ProviderText>
    </>
  );
}
