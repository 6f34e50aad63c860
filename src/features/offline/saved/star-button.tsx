import './star-texts.ts';
import { useTranslation } from 'react-i18next';
import { saveItems, starred, unsaveItem, useIsSaved } from '../../../data/saved/saved-items.ts';
import { savedKey } from '../../../data/saved/saved-ref.ts';
import type { SaveableItem } from '../../../domain/saved/saveable-item.ts';
import { IconButton } from '../../../ui/links/icon-button.tsx';
import { useToast } from '../../../ui/states/use-toast.ts';

interface StarButtonProps {
  readonly item: SaveableItem;
  /** `ringed` stands alone; `bare` is part of something else. */
  readonly look?: 'ringed' | 'bare' | undefined;
  readonly className?: string | undefined;
}

/** Adds an item to the visitor's list and removes it again. Shows a message only if the device cannot store it. */
export function StarButton({ item: { ref, details, namesakes }, look, className }: StarButtonProps) {
  const { t } = useTranslation();
  const show = useToast();
  const isSaved = useIsSaved(ref);
  const press = async () => {
    const outcome = isSaved
      ? await unsaveItem(savedKey(ref))
      : await saveItems([starred(ref, details, namesakes)]);
    if (outcome === 'done') return;
    show({ text: t(outcome === 'full' ? 'star.full' : 'star.failed', { name: details.title }), tone: 'bad' });
  };
  return (
    <IconButton
      icon={isSaved ? 'star-fill' : 'star'}
      label={t('star.save', { name: details.title })}
      look={look}
      aria-pressed={isSaved}
      className={className}
      onClick={() => void press()}
    />
  );
}
