import './texts.ts';
import { useTranslation } from 'react-i18next';
import type { MedalsRow } from '#content/reference/medals.ts';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { MedalGame } from './medal-game.tsx';
import { MEDAL_KINDS } from './medal-kinds.ts';
import { MedalPicture } from './medal-picture.tsx';
import styles from './medals-table.module.css';

interface MedalsTableProps {
  readonly rows: readonly MedalsRow[];
  /** The id of the heading that names the table. */
  readonly labelledBy: string;
}

/** The medals of each game. A click on a row shows who won them (MEDALS-01 to MEDALS-04). */
export function MedalsTable({ rows, labelledBy }: MedalsTableProps) {
  const { t } = useTranslation();
  if (rows.length === 0) {
    return (
      <EmptyState drawing="empty" title={t('medals.none')} level={3}>
        {t('medals.noneHint')}
      </EmptyState>
    );
  }
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('medals.game')}</th>
          {MEDAL_KINDS.map((kind) => (
            <th key={kind.key} scope="col">
              <MedalPicture kind={kind} className={styles.picture} />
              <span className={styles.word}>{t(`medals.${kind.key}`)}</span>
            </th>
          ))}
          <th scope="col">{t('medals.total')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((row) => (
          <MedalGame key={row.game} row={row} />
        ))}
      </tbody>
    </table>
  );
}
