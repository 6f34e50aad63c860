import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MedalsRow } from '#content/reference/medals.ts';
import { numberFormat } from '../../../i18n/number-format.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { MEDAL_KINDS } from './medal-kinds.ts';
import { MedalPicture } from './medal-picture.tsx';
import styles from './medals-table.module.css';

const COLUMNS = 2 + MEDAL_KINDS.length;

/** A game's row, and the row below it with its winners. Several may be open at once (MEDALS-02). */
export function MedalGame({ row: { game, medals, winners } }: { row: MedalsRow }) {
  const { t, i18n } = useTranslation();
  const [isOpen, setIsOpen] = useState(false);
  const id = useId();
  const figure = numberFormat(i18n.language);
  return (
    <>
      {/* The keyboard uses the button, whose click bubbles up to here. A pointer may click anywhere on the row. */}
      <tr className={styles.game} onClick={() => setIsOpen(!isOpen)}>
        <th scope="row">
          <button type="button" className={styles.name} aria-expanded={isOpen} aria-controls={id}>
            <Icon name={isOpen ? 'minus' : 'plus'} className={styles.sign} />
            <span lang="en" dir="ltr">
              {game}
            </span>
          </button>
        </th>
        {MEDAL_KINDS.map(({ key }) => (
          <td key={key}>{figure.format(medals[key])}</td>
        ))}
        <td>{figure.format(medals.total)}</td>
      </tr>
      <tr id={id} className={styles.winners} hidden={!isOpen}>
        <td colSpan={COLUMNS}>
          {winners.length === 0 ? (
            t('medals.noWinners')
          ) : (
            <ul className={styles.list}>
              {MEDAL_KINDS.flatMap((kind) =>
                winners
                  .filter(({ medal }) => medal === kind.medal)
                  .map(({ name, lang }) => (
                    <li key={name} className={styles.winner}>
                      <MedalPicture kind={kind} className={styles.small} />
                      <bdi lang={lang ?? 'en'}>{name}</bdi>
                      <span className="muted">{t(`medals.${kind.key}`)}</span>
                    </li>
                  )),
              )}
            </ul>
          )}
        </td>
      </tr>
    </>
  );
}
