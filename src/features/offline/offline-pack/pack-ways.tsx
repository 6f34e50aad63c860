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
  /** Of buttons that stand beside others of their kind, the element that says which pack is meant. */
  readonly describedBy?: string | undefined;
}

/** What can be done about a pack as it stands. */
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
