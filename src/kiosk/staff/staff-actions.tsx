import { useTranslation } from 'react-i18next';
import { removeFetched } from '../../data/packs/storage-facts.ts';
import { paths } from '../../navigation/paths.ts';
import { Button } from '../../ui/links/button.tsx';
import { kioskPaths } from '../kiosk-paths.ts';
import { leaveKiosk } from '../settings/kiosk.ts';
import { holdVisit } from '../visit/kiosk-hold.ts';
import { wipeVisit } from '../visit/wipe-visit.ts';
import { KioskTest } from './kiosk-test.tsx';
import { StaffAction } from './staff-action.tsx';
import styles from './staff-actions.module.css';

interface StaffActionsProps {
  /** Refetches everything; returns whether all of it arrived. */
  readonly onRefresh: () => Promise<boolean>;
  /** The data stored on the device has changed. */
  readonly onChanged: () => void;
}

/** The actions for the staff. None of them deletes a waiting message. */
export function StaffActions({ onRefresh, onChanged }: StaffActionsProps) {
  const { t } = useTranslation();
  const refresh = async () => {
    const isAllHere = await holdVisit(onRefresh());
    onChanged();
    return t(isAllHere ? 'kioskStaff.refresh.done' : 'kioskStaff.refresh.failed');
  };
  const reset = async () => {
    const isRemoved = await removeFetched();
    onChanged();
    return t(isRemoved ? 'kioskStaff.reset.done' : 'kioskStaff.reset.failed');
  };
  const leave = async () => {
    // The next user of this device must not see what the last visitor has left.
    await wipeVisit();
    await leaveKiosk();
    location.replace(paths.home());
    return t('kioskStaff.leave.done');
  };
  return (
    <>
      <StaffAction name={t('kioskStaff.refresh.name')} text={t('kioskStaff.refresh.text')} onRun={refresh} />
      <KioskTest />
      <StaffAction
        name={t('kioskStaff.reset.name')}
        text={t('kioskStaff.reset.text')}
        question={{ words: t('kioskStaff.reset.ask'), yes: t('kioskStaff.reset.yes') }}
        onRun={reset}
      />
      <StaffAction
        name={t('kioskStaff.leave.name')}
        text={t('kioskStaff.leave.text')}
        question={{ words: t('kioskStaff.leave.ask'), yes: t('kioskStaff.leave.yes') }}
        onRun={leave}
      />
      <Button className={styles.start} onClick={() => location.replace(kioskPaths.start())}>
        {t('kioskStaff.start')}
      </Button>
    </>
  );
}
