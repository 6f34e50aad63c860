import './texts.ts';
import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { askToPersistAgain } from '../../../data/packs/persistence.ts';
import { type StoredAmount, useStorageFacts } from '../../../data/packs/storage-facts.ts';
import { byteFormat } from '../../../i18n/byte-format.ts';
import { numberFormat } from '../../../i18n/number-format.ts';
import { Button } from '../../../ui/links/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import { RemoveFetched } from './remove-fetched.tsx';
import styles from './storage-summary.module.css';

/** What is stored besides the packs, how much space it takes, and a button to remove what can be fetched again. */
export function StorageSummary() {
  const { t, i18n } = useTranslation();
  const { facts, count } = useStorageFacts();
  const [isRefused, setIsRefused] = useState(false);
  if (facts === null) return <Skeleton shape="title" />;
  const { kept, room } = facts;
  const size = (bytes: number) => byteFormat(bytes, i18n.language);
  const many = ({ count: items, bytes }: StoredAmount) =>
    t('device.items', { count: items, size: size(bytes) });
  const number = numberFormat(i18n.language);
  const persist = async () => {
    setIsRefused(!(await askToPersistAgain()));
    count();
  };
  return (
    <>
      {kept === null && (
        <Notice tone="warn" icon="warning">
          {t('device.unavailable')}
        </Notice>
      )}
      <dl className={styles.rows}>
        {kept && (
          <>
            <Row name={t('device.answers')}>{many(kept.answers)}</Row>
            <Row name={t('device.pictures')}>{many(kept.pictures)}</Row>
            <Row name={t('device.files')}>{many(kept.files)}</Row>
            <Row name={t('device.waiting')}>{number.format(kept.waitingMessages)}</Row>
            <Row name={t('device.saved')}>{number.format(kept.savedItems)}</Row>
          </>
        )}
        {room.usedBytes !== null && room.givenBytes !== null && (
          <Row name={t('device.room')}>
            {t('device.roomOf', { used: size(room.usedBytes), given: size(room.givenBytes) })}
          </Row>
        )}
        {room.isPersistent !== null && (
          <Row name={t('device.persistent')}>
            {t(room.isPersistent ? 'device.persistentYes' : 'device.persistentNo')}
          </Row>
        )}
      </dl>
      <div className={styles.ways}>
        {room.isPersistent === false && (
          <Button look="lined" onClick={() => void persist()}>
            {t('device.persist')}
          </Button>
        )}
        <div role="status">{isRefused && <p>{t('device.persistRefused')}</p>}</div>
      </div>
      {kept && <RemoveFetched onRemoved={count} />}
    </>
  );
}

function Row({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div className={styles.row}>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
