import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useConnection } from '../../../data/connection/connection.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import { connectionNote } from './connection-note.ts';
import styles from './offline-bar.module.css';

/**
 * One unobtrusive bar while requests reach no server (OFFLINE-09). It overlays the edge of the page, so that nothing
 * moves when it comes and goes.
 *
 * It closes the head of a page. By this id the browser waits for it before it paints anything
 * (`scripts/build/prerender/compose-document.ts`).
 */
export function OfflineBar({ className }: { readonly className?: string | undefined }) {
  const { t } = useTranslation();
  const connection = useConnection();
  const [wasAway, setWasAway] = useState(false);
  if (connection !== 'reached' && !wasAway) setWasAway(true);
  const note = connectionNote(connection, wasAway);
  return (
    <div
      id="connection"
      className={classNames(styles.place, className)}
      role="status"
      data-offline-bar={note !== null && note !== 'back' ? 'shown' : 'hidden'}
    >
      {note === 'back' && <span className="visually-hidden">{t('frame.offline.back')}</span>}
      {note !== null && note !== 'back' && (
        <Notice look="bar" icon={note === 'portal' ? 'sign-in' : 'wifi-slash'} className={styles.bar}>
          {t(`frame.offline.${note}`)}
        </Notice>
      )}
    </div>
  );
}
