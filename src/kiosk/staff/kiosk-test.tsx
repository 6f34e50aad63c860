import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../ui/pictures/icon.tsx';
import { checkWorker } from '../unattended/check-worker.ts';
import { readKioskFacts } from '../unattended/kiosk-facts.ts';
import { useWakeState } from '../unattended/wake-lock.ts';
import styles from './kiosk-test.module.css';
import { StaffAction } from './staff-action.tsx';
import { type TestLine, testKiosk } from './test-kiosk.ts';

/** Tests whether this device can run unattended, and shows the result of each part. */
export function KioskTest() {
  const { t } = useTranslation();
  const screen = useWakeState();
  const [lines, setLines] = useState<readonly TestLine[]>([]);
  const test = async () => {
    setLines([]);
    const [worker, facts] = await Promise.all([checkWorker(), readKioskFacts()]);
    const found = testKiosk(worker, facts, screen);
    setLines(found);
    const failed = found.filter(({ hasPassed }) => !hasPassed).length;
    return failed === 0 ? t('kioskStaff.test.allPassed') : t('kioskStaff.test.someFailed', { count: failed });
  };
  return (
    <StaffAction name={t('kioskStaff.test.name')} text={t('kioskStaff.test.text')} onRun={test}>
      {lines.length > 0 && (
        <ul className={styles.lines}>
          {lines.map(({ part, hasPassed }) => (
            <li key={part} className={hasPassed ? styles.passed : styles.failed}>
              <Icon name={hasPassed ? 'check' : 'x'} />
              <span>
                {t(hasPassed ? 'kioskStaff.test.passed' : 'kioskStaff.test.failed')}{' '}
                {t(`kioskStaff.test.${part}.${hasPassed ? 'good' : 'bad'}`)}
              </span>
            </li>
          ))}
        </ul>
      )}
    </StaffAction>
  );
}
