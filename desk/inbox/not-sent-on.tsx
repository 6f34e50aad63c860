import type { InboxList } from '#core/desk/inbox.ts';
import { Icon } from '../look/icon.tsx';
import styles from './inbox.module.css';

const counted = (count: number) => (count === 1 ? '1 message' : `${count} messages`);

/** Says that some messages could not be forwarded by e-mail or to another program, and are only here. */
export function NotSentOn({ waiting, failed }: InboxList['notSentOn']) {
  if (waiting + failed === 0) return null;
  return (
    <div className={styles.notSentOn} role="status">
      <Icon name="warning" />
      <p>
        {waiting > 0 && `${counted(waiting)} couldn’t be forwarded yet; the server will try again. `}
        {failed > 0 &&
          `${counted(failed)} couldn’t be forwarded and won’t be retried. Read ${failed === 1 ? 'it' : 'them'} here. `}
        The reason is in the server’s log.
      </p>
    </div>
  );
}
