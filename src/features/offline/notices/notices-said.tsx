import { useTranslation } from 'react-i18next';
import { Notice } from '../../../ui/states/notice.tsx';
import styles from './notices-dialog.module.css';
import type { Said } from './use-notices-choice.ts';

const TEXTS = {
  done: 'notices.isOn',
  later: 'notices.later',
  blocked: 'notices.blocked',
  dismissed: 'notices.dismissed',
  absent: 'notices.absent',
  failed: 'notices.failed',
  unstored: 'notices.unstored',
  off: 'notices.isOff',
  'off-later': 'notices.isOffLater',
  nothing: 'notices.chooseOne',
} as const satisfies Record<NonNullable<Said>, string>;

const GOOD: readonly Said[] = ['done', 'off'];

/** How it went, where it was pressed: the dialog would lie over a toast. */
export function NoticesSaid({ said }: { readonly said: Said }) {
  const { t } = useTranslation();
  const isGood = GOOD.includes(said);
  return (
    <div role="status" className={styles.said}>
      {said !== null && (
        <Notice tone={isGood ? 'ok' : 'warn'} icon={isGood ? 'check' : 'warning'}>
          {t(TEXTS[said])}
        </Notice>
      )}
    </div>
  );
}
