import { useTranslation } from 'react-i18next';
import {
  cancelPack,
  type PackRow,
  pausePack,
  removePack,
  resumePack,
  startPack,
} from '../../../data/packs/packs.ts';
import { Button } from '../../../ui/links/button.tsx';
import styles from './offline-pack.module.css';

interface PackWaysProps {
  readonly pack: PackRow;
  /** The id of the element that names the pack, where several packs have the same buttons. */
  readonly describedBy?: string | undefined;
}

/** The actions available for a pack in its state. */
export function PackWays({ pack, describedBy }: PackWaysProps) {
  const { t } = useTranslation();
  const { name, state, receipt } = pack;
  const isMoving = state === 'loading' || state === 'waiting';
  const renew = () => startPack({ ...pack, withPictures: true });
  const way = (
    label: 'pause' | 'resume' | 'cancel' | 'update' | 'again' | 'remove',
    act: () => Promise<void>,
  ) => (
    <Button size="small" look="lined" aria-describedby={describedBy} onClick={() => void act()}>
      {t(`pack.${label}`)}
    </Button>
  );
  return (
    <div className={styles.ways}>
      {isMoving && way('pause', () => pausePack(name))}
      {state === 'paused' && way('resume', () => resumePack(name))}
      {(isMoving || state === 'paused') && way('cancel', () => cancelPack(name))}
      {state === 'whole' && way('update', renew)}
      {state === 'failed' && way('again', renew)}
      {receipt !== null && !isMoving && state !== 'paused' && way('remove', () => removePack(name))}
      {receipt === null && state === 'failed' && way('cancel', () => cancelPack(name))}
    </div>
  );
}
