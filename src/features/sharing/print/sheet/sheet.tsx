import './page-sizes.css';
import { memo, type ReactNode, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { formatGivenDays } from '#core/time/format/day.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { ProviderText } from '../../../../ui/words/provider-text.tsx';
import { type PaperDay, paperPlaces } from '../paper-days.ts';
import type { PrintChoice } from '../print-choice.ts';
import { DayTable } from './day-table.tsx';
import { doorLook } from './door-look.ts';
import { DoorPage } from './door-page.tsx';
import styles from './sheet.module.css';
import type { SheetFacts } from './sheet-facts.ts';
import { SheetHead } from './sheet-head.tsx';

interface SheetProps extends PrintChoice {
  readonly facts: SheetFacts;
  readonly days: readonly PaperDay[];
  /** Where the places of the event are, for the sheet of that name. */
  readonly venuePlan?: ReactNode;
}

/** One sheet, on the screen as on paper; `page-sizes.css` has the pages it is printed on. */
export const Sheet = memo(function Sheet({ sheet, paper, facts, days, venuePlan }: SheetProps) {
  const { t, i18n } = useTranslation();
  const dates = formatGivenDays(facts.days, i18n.language);
  const places = useMemo(() => (sheet === 'doors' ? paperPlaces(days) : []), [sheet, days]);
  return (
    <div className={classNames(styles.sheet, styles[sheet], styles[paper])}>
      {sheet === 'doors' &&
        places.map((place) => (
          <DoorPage key={place.place} facts={facts} place={place} look={doorLook(place, paper)} />
        ))}
      {sheet === 'venue' && (
        <>
          <p>
            <ProviderText>{facts.name}</ProviderText>
            {dates !== '' && <>, {dates}</>}
          </p>
          {venuePlan}
        </>
      )}
      {sheet !== 'doors' && sheet !== 'venue' && (
        <>
          <SheetHead
            facts={facts}
            kind={sheet === 'plan' && facts.isProviderName ? t('print.plan') : undefined}
          />
          {days.map((day) => (
            <DayTable key={day.key} day={day} />
          ))}
        </>
      )}
    </div>
  );
});
