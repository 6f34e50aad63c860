import './star-texts.ts';
import { useTranslation } from 'react-i18next';
import { saveThings, starred, unsaveThing, useIsSaved } from '../../data/saved-items.ts';
import { type SavedDetails, type SavedRef, savedKey } from '../../data/saved-ref.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import { useToast } from '../../ui/use-toast.ts';

/** Something that can be starred. */
export interface Thing {
  readonly ref: SavedRef;
  readonly details: SavedDetails;
  /** For an entry: the ids of all that bear its title in the programme, as far as they are to be noted. */
  readonly namesakes?: readonly string[];
  /** The ids it bore in earlier releases, which stars and links from then still hold. */
  readonly earlierIds?: () => readonly string[];
}

interface StarButtonProps {
  readonly thing: Thing;
  /** Ringed stands on its own; bare sits inside something. */
  readonly look?: 'ringed' | 'bare' | undefined;
  readonly className?: string | undefined;
}

/** Puts a thing on the visitor's list and takes it off again; says so only when the device cannot. */
export function StarButton({ thing: { ref, details, namesakes }, look, className }: StarButtonProps) {
  const { t } = useTranslation();
  const show = useToast();
  const isSaved = useIsSaved(ref);
  const press = async () => {
    const outcome = isSaved
      ? await unsaveThing(savedKey(ref))
      : await saveThings([starred(ref, details, namesakes)]);
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
