import './texts.ts';
import './link-texts.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { Segmented } from '../../../ui/form/segmented.tsx';
import { useIsHydrated } from '../../../ui/hydration/use-is-hydrated.ts';
import { Button } from '../../../ui/links/button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { EmptyState } from '../../../ui/states/empty-state.tsx';
import { Skeleton } from '../../../ui/states/skeleton.tsx';
import type { PaperDay } from './paper-days.ts';
import { PAPERS, type PrintChoice, readPrintChoice, type ScheduleSheet, SHEETS } from './print-choice.ts';
import styles from './print-view.module.css';
import { Sheet } from './sheet/sheet.tsx';
import type { SheetFacts } from './sheet/sheet-facts.ts';

interface PrintViewProps {
  readonly facts: SheetFacts;
  /** What each sheet lists; null while it is not known yet. Only these sheets can be chosen, and the plan of a venue. */
  readonly days: Readonly<Partial<Record<ScheduleSheet, readonly PaperDay[] | null>>>;
  /** Where the places of the event are, if there is a plan of its venue. */
  readonly venuePlan?: ReactNode;
}

const NO_DAYS: readonly PaperDay[] = [];
const NOTHING_ASKED = new URLSearchParams();

/** The choice of sheet and paper, the button, and the sheet itself. Printing leaves only the sheet. */
export function PrintView({ facts, days, venuePlan }: PrintViewProps) {
  const { t } = useTranslation();
  const previewId = useId();
  const offered = SHEETS.filter((sheet) => (sheet === 'venue' ? venuePlan !== undefined : sheet in days));
  const [{ sheet: asked, paper }, choose] = usePrintChoice();
  const sheet = offered.includes(asked) ? asked : (offered[0] ?? 'plan');
  const shown = sheet === 'venue' ? NO_DAYS : days[sheet];
  const hasContent = sheet === 'venue' || Boolean(shown?.length);
  return (
    <>
      <div className={`no-print ${styles.controls}`}>
        {offered.length > 1 && (
          <Segmented
            label={t('print.sheet')}
            options={offered.map((value) => ({ value, label: t(`print.${value}`) }))}
            value={sheet}
            onChange={(value) => choose({ sheet: value })}
          />
        )}
        <p className={styles.about}>{t(`print.about.${sheet}`)}</p>
        <div className={styles.foot}>
          <Segmented
            label={t('print.paper')}
            options={PAPERS.map((value) => ({ value, label: t(`print.papers.${value}`) }))}
            value={paper}
            onChange={(value) => choose({ paper: value })}
          />
          <Button disabled={!hasContent} onClick={() => void printSheet()}>
            <Icon name="printer" /> {t('printLink.print')}
          </Button>
        </div>
      </div>
      {shown === null && <Skeleton />}
      {!hasContent && shown != null && (
        <EmptyState drawing="empty" title={t(sheet === 'plan' ? 'print.nothingSaved' : 'print.nothing')}>
          {sheet === 'plan' && t('saved.emptyHint')}
        </EmptyState>
      )}
      {hasContent && (
        <section aria-labelledby={previewId} className={styles.preview}>
          <h2 id={previewId} className="visually-hidden">
            {t('print.preview')}
          </h2>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the row of columns must be reachable to be scrolled (WCAG 2.1.1) */}
          <div className={styles.scroll} tabIndex={0}>
            <Sheet sheet={sheet} paper={paper} facts={facts} days={shown ?? NO_DAYS} venuePlan={venuePlan} />
          </div>
        </section>
      )}
    </>
  );
}

/** Lives in the address, so that it can be shared; the first render of a prerendered page ignores it. */
function usePrintChoice() {
  const [search, setSearch] = useSearchParams();
  const isAlive = useIsHydrated();
  const choice = readPrintChoice(isAlive ? search : NOTHING_ASKED, isAlive ? navigator.languages : []);
  const choose = (change: Partial<PrintChoice>) => {
    const next = new URLSearchParams(search);
    for (const [name, value] of Object.entries(change)) next.set(name, value);
    setSearch(next, { replace: true, preventScrollReset: true });
  };
  return [choice, choose] as const;
}

/** Opens the browser's print dialog once every letter is there. */
async function printSheet(): Promise<void> {
  await document.fonts.ready;
  print();
}
