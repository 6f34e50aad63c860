import { useTranslation } from 'react-i18next';
import { formatDeviceTime } from '#core/time/format/moment.ts';
import { serverNow } from '../../../data/connection/server-clock.ts';
import type { PackFailureReason, PackRow } from '../../../data/packs/packs.ts';
import { byteFormat } from '../../../i18n/byte-format.ts';
import type { TextKey } from '../../../i18n/namespaces.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { isWithoutPictures } from './is-without-pictures.ts';
import styles from './offline-pack.module.css';

/** Reasons that concern the pack as a whole, not one of its parts. */
const WHOLE_SENTENCES: readonly PackFailureReason[] = ['gave-way', 'no-worker'];

/** The state of a pack: its receipt, the progress of its next revision, or what went wrong. */
export function PackState({ pack }: { readonly pack: PackRow }) {
  const { t, i18n } = useTranslation();
  const { state, receipt, progress, failure } = pack;
  const size = (bytes: number) => byteFormat(bytes, i18n.language);
  return (
    <div className={styles.state}>
      {receipt && (
        <Notice look="line" tone="ok" icon="check">
          {t('pack.ready', {
            count: receipt.items,
            size: size(receipt.bytes),
            time: formatDeviceTime(receipt.at, i18n.language, serverNow()),
          })}
          {isWithoutPictures(pack) && <span> {t('pack.without')}</span>}
          {receipt.missingPictures > 0 && (
            <span> {t('pack.missingPictures', { count: receipt.missingPictures })}</span>
          )}
        </Notice>
      )}
      {progress && (
        <>
          <progress
            className={styles.progress}
            max={progress.of || 1}
            value={progress.items}
            aria-label={t('pack.progress')}
          />
          <p className={styles.words}>
            <span>
              {t(state === 'paused' ? 'pack.paused' : 'pack.loading', {
                ...progress,
                size: size(progress.bytes),
              })}
            </span>
            {state === 'waiting' && <span> {t('pack.waiting')}</span>}
          </p>
        </>
      )}
      {failure && (
        <Notice look="line" tone="bad" icon="warning" role="status">
          <span>
            {WHOLE_SENTENCES.includes(failure.reason)
              ? t(`pack.reason.${failure.reason}` as TextKey)
              : t('pack.failed', {
                  part: t(`pack.part.${failure.part}` as TextKey),
                  reason: t(`pack.reason.${failure.reason}` as TextKey),
                })}
          </span>
          {receipt && <span> {t('pack.stays')}</span>}
        </Notice>
      )}
    </div>
  );
}
