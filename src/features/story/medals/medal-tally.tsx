import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { MedalsRow } from '#content/reference/medals.ts';
import { numberFormat } from '../../../i18n/number-format.ts';
import { classNames } from '../../../ui/class-names.ts';
import { MEDAL_KINDS } from './medal-kinds.ts';
import { MedalPicture } from './medal-picture.tsx';
import styles from './medal-tally.module.css';

/** The medals of all games as rows of discs, one for each, with the same in numbers. Renders nothing without medals. */
export function MedalTally({ rows }: { rows: readonly MedalsRow[] }) {
  const { t, i18n } = useTranslation();
  const counts = MEDAL_KINDS.map((kind) => ({
    kind,
    count: rows.reduce((sum, { medals }) => sum + medals[kind.key], 0),
  }));
  if (counts.every(({ count }) => count === 0)) return null;
  return (
    <figure>
      <figcaption className={styles.caption}>
        <span className="d4">{t('medals.tally')}</span>
        <span className="muted" aria-hidden="true">
          {t('medals.tallyHint')}
        </span>
      </figcaption>
      <dl>
        {counts.map(({ kind, count }) => (
          <div key={kind.key} className={styles.row}>
            <dt className={styles.kind}>
              <MedalPicture kind={kind} className={styles.picture} />
              {t(`medals.${kind.key}`)}
            </dt>
            <dd className={`${styles.count} d3 num`}>{numberFormat(i18n.language).format(count)}</dd>
            <dd className={styles.discs} aria-hidden="true">
              {Array.from({ length: count }, (_, at) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: all discs are the same
                <span key={at} className={classNames(styles.disc, styles[kind.key])}>
                  {kind.place}
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </figure>
  );
}
