import './page-sizes.css';
import { memo, useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Venue } from '#content/venues/venue.ts';
import { classNames } from '../../../../ui/class-names.ts';
import { type PaperDay, paperPlaces } from '../paper-days.ts';
import type { PrintChoice } from '../print-choice.ts';
import { DayTable } from './day-table.tsx';
import { doorLook } from './door-look.ts';
import { DoorPage } from './door-page.tsx';
import styles from './sheet.module.css';
import type { SheetFacts } from './sheet-facts.ts';
import { SheetHead } from './sheet-head.tsx';
import { VenuePage } from './venue-page.tsx';

interface SheetProps extends PrintChoice {
  readonly facts: SheetFacts;
  readonly days: readonly PaperDay[];
  readonly venue?: Venue | undefined;
}

/** One sheet, on the screen as on paper; `page-sizes.css` has the pages it is printed on. */
export const Sheet = memo(function Sheet({ sheet, paper, facts, days, venue }: SheetProps) {
  const { t } = useTranslation();
  const places = useMemo(() => (sheet === 'doors' ? paperPlaces(days) : []), [sheet, days]);
  return (
    <div className={classNames(styles.sheet, styles[sheet], styles[paper])}>
      {sheet === 'doors' &&
        places.map((place) => (
          <DoorPage key={place.place} facts={facts} place={place} look={doorLook(place, paper)} />
        ))}
      {sheet === 'venue' && venue !== undefined && <VenuePage facts={facts} venue={venue} />}
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
