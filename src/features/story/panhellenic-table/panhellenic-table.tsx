import { useTranslation } from 'react-i18next';
import { panhellenicGames } from '#content/story/panhellenic-games.ts';
import { settings } from '#core/settings.ts';
import { classNames } from '../../../ui/class-names.ts';
import { English } from '../../../ui/words/english.tsx';
import styles from './panhellenic-table.module.css';

const FACTS = ['deity', 'location', 'prize', 'frequency'] as const;

interface PanhellenicTableProps {
  /** The id of the heading that names it. */
  readonly labelledBy: string;
}

/**
 * The four ancient festivals and four facts about each (section 2, HISTORY-01). Where the columns do not fit, each row
 * becomes a block with labelled facts, so that nothing scrolls sideways (WCAG 1.4.10).
 */
export function PanhellenicTable({ labelledBy }: PanhellenicTableProps) {
  const { t } = useTranslation();
  return (
    <table className={styles.table} aria-labelledby={labelledBy}>
      <thead>
        <tr>
          <th scope="col">{t('story.history.games')}</th>
          {FACTS.map((fact) => (
            <th key={fact} scope="col">
              {t(`story.history.${fact}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {panhellenicGames(settings.productName).map((games) => (
          <tr key={games.deity + games.location} className={classNames(games.isOurs && styles.ours)}>
            <th scope="row">
              <English>{games.name}</English>
            </th>
            {FACTS.map((fact) => (
              <td key={fact} data-fact={t(`story.history.${fact}`)}>
                <English>{games[fact]}</English>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
