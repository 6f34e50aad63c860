import './texts.ts';
import { useTranslation } from 'react-i18next';
import { entryTitle } from '#core/schedule/entry-id.ts';
import type { DrawEntryAction } from '../../../domain/schedule/entry-action.ts';
import type { ScheduleEntry } from '../../../domain/schedule/schedule-entry.ts';
import { IconButton } from '../../../ui/links/icon-button.tsx';
import { pressedEntry } from './pressed-entry.ts';

/** Renders the button of a schedule entry that opens its menu. */
export const drawEntryMenuButton: DrawEntryAction = (entry, className) => (
  <EntryMenuButton entry={entry} className={className} />
);

interface EntryMenuButtonProps {
  readonly entry: ScheduleEntry;
  readonly className: string | undefined;
}

function EntryMenuButton({ entry, className }: EntryMenuButtonProps) {
  const { t } = useTranslation();
  return (
    <IconButton
      icon="dots-three"
      look="bare"
      label={t('calendar.more', { name: entryTitle(entry.game, entry.title) })}
      aria-haspopup="dialog"
      className={className}
      onClick={() => pressedEntry.set(entry)}
    />
  );
}
