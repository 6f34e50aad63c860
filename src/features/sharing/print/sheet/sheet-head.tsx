import '../texts.ts';
import { useTranslation } from 'react-i18next';
import { formatGivenDays } from '#core/time/format/day.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { Logo } from '../../../../ui/pictures/logo.tsx';
import { leadingOf } from '../../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../../ui/words/provider-text.tsx';
import type { SheetFacts } from './sheet-facts.ts';
import styles from './sheet-head.module.css';
import { SheetNotes } from './sheet-notes.tsx';

interface SheetHeadProps {
  readonly facts: SheetFacts;
  /** What kind of sheet it is, where its name does not say it. */
  readonly kind?: string | undefined;
}

/** The head of a sheet: the event, its days and place, then what to know about the times. */
export function SheetHead({ facts, kind }: SheetHeadProps) {
  const { i18n } = useTranslation();
  const dates = formatGivenDays(facts.days, i18n.language);
  const { name, isProviderName, place } = facts;
  return (
    <div className={styles.head}>
      <Logo className={styles.logo} />
      <h2 className={classNames(styles.name, leadingOf(name))}>
        {isProviderName ? <ProviderText>{name}</ProviderText> : name}
      </h2>
      {kind !== undefined && <p className={styles.kind}>{kind}</p>}
      {dates !== '' && <p className={styles.dates}>{dates}</p>}
      {place !== '' && (
        <p>
          <ProviderText>{place}</ProviderText>
        </p>
      )}
      <SheetNotes facts={facts} />
    </div>
  );
}
