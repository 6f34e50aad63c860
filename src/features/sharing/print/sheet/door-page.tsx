import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { formatGivenDays } from '#core/time/format/day.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Logo } from '../../../../ui/pictures/logo.tsx';
import { leadingOf } from '../../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../../ui/words/provider-text.tsx';
import type { PaperPlace } from '../paper-days.ts';
import { DayTable } from './day-table.tsx';
import type { DoorLook } from './door-look.ts';
import styles from './door-page.module.css';
import type { SheetFacts } from './sheet-facts.ts';
import { SheetNotes } from './sheet-notes.tsx';

interface DoorPageProps {
  readonly facts: SheetFacts;
  readonly place: PaperPlace;
  readonly look: DoorLook;
}

/**
 * What hangs on the door of one place. If it takes several pages, each begins with the place's name: the outer table is
 * there only for its head, which browsers repeat.
 */
export function DoorPage({ facts, place: { place, days }, look }: DoorPageProps) {
  const { t, i18n } = useTranslation();
  const dates = formatGivenDays(facts.days, i18n.language);
  return (
    <div className={classNames(styles.door, look === 'tight' && styles.tight)}>
      <table role="presentation" className={styles.page}>
        <thead className={styles.head}>
          <tr>
            <th>
              <span className={styles.event}>
                <Logo className={styles.logo} />
                <span>
                  <ProviderText>{facts.name}</ProviderText>
                  {dates !== '' && <>, {dates}</>}
                </span>
              </span>
              <span className={classNames(styles.name, place !== '' && leadingOf(place))}>
                {place === '' ? t('schedule.placeOpen') : <ProviderText>{place}</ProviderText>}
              </span>
            </th>
          </tr>
        </thead>
        <tbody>
          <tr className={styles.body}>
            <td>
              {days.map((day) => (
                <DayTable key={day.key} day={day} withPlace={false} />
              ))}
            </td>
          </tr>
        </tbody>
      </table>
      <SheetNotes facts={facts} />
    </div>
  );
}
