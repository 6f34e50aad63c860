import './texts.ts';
import { useEffect, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { eventOfPack } from '#core/pack/plan-pack.ts';
import { makePacks, type PackRow, usePacks } from '../../../data/packs/packs.ts';
import { paths } from '../../../navigation/paths.ts';
import { classNames } from '../../../ui/class-names.ts';
import { AppLink } from '../../../ui/links/app-link.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { AheadSwitch } from './ahead-switch.tsx';
import styles from './offline-pack.module.css';
import { PackState } from './pack-state.tsx';
import { PackWays } from './pack-ways.tsx';

/** All packs on this device, each with its size, age and actions. */
export function StoredPacks() {
  const { t } = useTranslation();
  const packs = usePacks();
  useEffect(() => {
    if ('serviceWorker' in navigator) void makePacks();
  }, []);
  return (
    <>
      {/* Reserves space until the packs are known. */}
      {!packs?.length && <p className={packs === null ? styles.unknown : undefined}>{t('pack.none')}</p>}
      {packs !== null && packs.length > 0 && (
        <ul className={styles.list}>
          {packs.map((pack) => (
            <StoredPack key={pack.name} pack={pack} />
          ))}
        </ul>
      )}
      <AheadSwitch />
    </>
  );
}

function StoredPack({ pack }: { readonly pack: PackRow }) {
  const { t } = useTranslation();
  const nameId = useId();
  const eventPath = eventOfPack(pack.name);
  return (
    <li className={styles.pack}>
      <h3 id={nameId} className={classNames('d5', eventPath !== null && leadingOf(pack.title || eventPath))}>
        {eventPath === null ? (
          t('pack.base')
        ) : (
          <AppLink to={paths.event(eventPath)}>
            <ProviderText>{pack.title || eventPath}</ProviderText>
          </AppLink>
        )}
      </h3>
      <PackState pack={pack} />
      <PackWays pack={pack} describedBy={nameId} />
    </li>
  );
}
