import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { EntryChange } from '#core/schedule/changes/compare-schedules.ts';
import type { GameEntry } from '#core/schedule/changes/game-entry.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import styles from './changes.module.css';
import { EntryWhen, MovedInTime } from './entry-when.tsx';
import { OldAndNew } from './old-and-new.tsx';

/** What has become of one entry: when and where it is if it is new, was if it is gone; otherwise old and new. */
export function EntryFacts({ change: { was, is, parts } }: { readonly change: EntryChange }) {
  const entry = is ?? was;
  if (entry === null) return null;
  if (was === null || is === null) {
    return (
      <>
        <EntryName entry={entry} isGone={is === null} />
        <p className={styles.fact}>
          <EntryWhen entry={entry} />
          {entry.address !== '' && (
            <>
              {', '}
              <ProviderText>{entry.address}</ProviderText>
            </>
          )}
        </p>
      </>
    );
  }
  return (
    <>
      <EntryName entry={parts.includes('title') ? was : is} />
      {parts.includes('game') && <OldAndNewText was={was.game} is={is.game} />}
      {parts.includes('title') && <OldAndNewText was={was.title || was.game} is={is.title || is.game} />}
      {parts.includes('time') && <MovedInTime was={was} is={is} />}
      {parts.includes('place') && <OldAndNewPlace was={was} is={is} />}
    </>
  );
}

export function OldAndNewPlace({ was, is }: { readonly was: GameEntry; readonly is: GameEntry }) {
  const { t } = useTranslation();
  return (
    <OldAndNewText was={was.address || t('schedule.placeOpen')} is={is.address || t('schedule.placeOpen')} />
  );
}

export function OldAndNewText({ was, is }: { readonly was: string; readonly is: string }) {
  return <OldAndNew was={<ProviderText>{was}</ProviderText>} is={<ProviderText>{is}</ProviderText>} />;
}

interface EntryNameProps {
  readonly entry: GameEntry;
  /** Its line says so in words. */
  readonly isGone?: boolean;
}

function EntryName({ entry: { game, title }, isGone = false }: EntryNameProps) {
  const name = (
    <>
      {game !== '' && <ProviderText>{game}</ProviderText>}
      {game !== '' && title !== '' && ': '}
      {title !== '' && <ProviderText>{title}</ProviderText>}
    </>
  );
  return <p className={styles.name}>{isGone ? <s>{name}</s> : name}</p>;
}
