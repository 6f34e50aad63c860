import './texts.ts';
import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { eventPackName } from '#core/pack/plan-pack.ts';
import { estimatePack, makePacks, startPack, usePack } from '../../../data/packs/packs.ts';
import { askToPersist } from '../../../data/packs/persistence.ts';
import { notePackAskedFor } from '../../../data/visit/gains.ts';
import { byteFormat } from '../../../i18n/byte-format.ts';
import { Button } from '../../../ui/links/button.tsx';
import { isWithoutPictures } from './is-without-pictures.ts';
import styles from './offline-pack.module.css';
import { PackState } from './pack-state.tsx';
import { PackWays } from './pack-ways.tsx';

export interface EventPackProps {
  readonly eventPath: string;
  readonly eventName: string;
}

/** Makes an event available offline: shows its size first, then the progress, then the receipt. */
export function EventPack({ eventPath, eventName }: EventPackProps) {
  const { t, i18n } = useTranslation();
  const titleId = useId();
  const name = eventPackName(eventPath);
  const pack = usePack(name);
  const size = useSize(name, pack === null);
  // Continues a pack that an earlier page has started.
  useEffect(() => void makePacks(), []);
  const begin = () => {
    void askToPersist();
    notePackAskedFor();
    void startPack({ name, title: eventName, withPictures: true });
  };
  return (
    <section className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.about}>
        <h2 id={titleId} className="d4">
          {t('pack.title')}
        </h2>
        <p>{t(pack && isWithoutPictures(pack) ? 'pack.leadWithout' : 'pack.lead')}</p>
      </div>
      {pack && (
        <div className={styles.standing}>
          <PackState pack={pack} />
          <PackWays pack={pack} />
        </div>
      )}
      {pack === null && (
        <div className={styles.standing}>
          <p className={styles.words}>
            {size && t('pack.size', { count: size.items, size: byteFormat(size.bytes, i18n.language) })}
          </p>
          <Button onClick={begin}>{t('pack.make')}</Button>
        </div>
      )}
    </section>
  );
}

function useSize(name: string, isAsked: boolean) {
  const [size, setSize] = useState<{ readonly items: number; readonly bytes: number } | null>(null);
  useEffect(() => {
    let isCurrent = true;
    if (isAsked) {
      void estimatePack(name).then((found) => {
        if (isCurrent) setSize(found);
      });
    }
    return () => {
      isCurrent = false;
    };
  }, [name, isAsked]);
  return size;
}
