import './texts.ts';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { entryTitle } from '#core/schedule/entry-id.ts';
import type { DrawEntryAction } from '../../../domain/schedule/entry-action.ts';
import { IconButton } from '../../../ui/links/icon-button.tsx';
import { pressedEntry } from './pressed-entry.ts';

/** Returns a function that renders the button of each schedule entry that opens its menu. */
export function useEntryMenuButtons(): DrawEntryAction {
  const { t } = useTranslation();
  return useCallback<DrawEntryAction>(
    (entry, className) => (
      <IconButton
        icon="dots-three"
        look="bare"
        label={t('calendar.more', { name: entryTitle(entry.game, entry.title) })}
        aria-haspopup="dialog"
        className={className}
        onClick={() => pressedEntry.set(entry)}
      />
    ),
    [t],
  );
}
