import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { fetchAhead } from '../../../data/packs/fetch-ahead.ts';
import { Segmented } from '../../../ui/form/segmented.tsx';
import styles from './offline-pack.module.css';

/** Switches automatic fetching of packs on this device. */
export function AheadSwitch() {
  const { t } = useTranslation();
  const choice = fetchAhead.use();
  useEffect(() => fetchAhead.load(), []);
  return (
    <div className={styles.switch}>
      <p className="measure">
        {t('pack.aheadText')} {t('pack.aheadPictures')}
      </p>
      <Segmented
        label={t('pack.ahead')}
        options={[
          { value: 'on', label: t('pack.aheadOn') },
          { value: 'off', label: t('pack.aheadOff') },
        ]}
        value={choice ?? 'on'}
        onChange={(value) => fetchAhead.set(value)}
      />
    </div>
  );
}
