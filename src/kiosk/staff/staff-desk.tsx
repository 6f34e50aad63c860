import './texts.ts';
import { type ReactNode, useId } from 'react';
import { useTranslation } from 'react-i18next';
import { checkWorker } from '../unattended/check-worker.ts';
import { readKioskFacts } from '../unattended/kiosk-facts.ts';
import { LastErrors } from './last-errors.tsx';
import { StaffActions } from './staff-actions.tsx';
import styles from './staff-desk.module.css';
import { StaffFacts } from './staff-facts.tsx';
import { type EventToShow, StaffSettings } from './staff-settings.tsx';
import { useRead } from './use-read.ts';

interface StaffDeskProps {
  readonly events: readonly EventToShow[];
  /** Refetches everything; returns whether all of it arrived. */
  readonly onRefresh: () => Promise<boolean>;
}

/** Everything the staff needs of a kiosk, behind the PIN. */
export function StaffDesk({ events, onRefresh }: StaffDeskProps) {
  const { t } = useTranslation();
  const [worker] = useRead(checkWorker);
  const [kiosk, readAgain] = useRead(readKioskFacts);
  return (
    <>
      <Part heading={t('kioskStaff.actions.title')}>
        <StaffActions onRefresh={onRefresh} onChanged={readAgain} />
      </Part>
      <Part heading={t('kioskStaff.facts.title')}>
        <StaffFacts worker={worker} kiosk={kiosk} />
      </Part>
      <Part heading={t('kioskStaff.settings.title')}>
        <StaffSettings events={events} />
      </Part>
      <Part heading={t('kioskStaff.errors.title')}>
        <LastErrors />
      </Part>
    </>
  );
}

function Part({ heading, children }: { readonly heading: string; readonly children: ReactNode }) {
  const headingId = useId();
  return (
    <section className={styles.part} aria-labelledby={headingId}>
      <h2 id={headingId} className="d4">
        {heading}
      </h2>
      <div>{children}</div>
    </section>
  );
}
