import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import type { InboxMessage, MessageState } from '#core/desk/inbox.ts';
import { askDesk } from '../api/ask-desk.ts';
import { inWords } from '../api/desk-failure.ts';
import { Confirmation } from '../frame/confirmation.tsx';
import { Failure } from '../frame/failure.tsx';
import { keepFocus } from '../frame/keep-focus.ts';
import { Moment } from '../frame/moment.tsx';
import styles from './inbox.module.css';
import { replyAddress } from './reply-address.ts';

/** One message: sender and time; opened, all of it. Opening it marks it as read. */
export function Message({
  message,
  isOpen,
  onOpen,
  onChanged,
}: {
  readonly message: InboxMessage;
  readonly isOpen: boolean;
  readonly onOpen: (isOpen: boolean) => void;
  readonly onChanged: (message: InboxMessage) => void;
}) {
  const { id, name, email, phone, text, receivedAt, deletedAt, isRead, isDone, forwarding } = message;
  const path = `/messages/${encodeURIComponent(id)}`;
  const panel = useId();
  const client = useQueryClient();
  const [failure, setFailure] = useState<string | null>(null);
  const [isAsked, setAsked] = useState(false);
  const renew = () => client.invalidateQueries({ queryKey: ['messages'] });

  async function mark(state: MessageState) {
    setFailure(null);
    try {
      onChanged(await askDesk<InboxMessage>('PUT', path, state));
      await renew();
    } catch (error) {
      setFailure(inWords(error));
    }
  }

  function toggle() {
    onOpen(!isOpen);
    if (!isOpen && !isRead) void mark({ isRead: true });
  }

  return (
    <li className={styles.message} data-unread={!isRead || undefined}>
      <button
        type="button"
        className={styles.summary}
        aria-expanded={isOpen}
        aria-controls={panel}
        onClick={toggle}
      >
        <span className={styles.name}>
          {!isRead && <span className={styles.new}>New </span>}
          {name || email || 'No name'}
          {isDone && <span className={styles.done}> Done</span>}
          {forwarding === 'failed' && <span className={styles.notSent}> Not forwarded</span>}
        </span>
        <span className={styles.when}>
          <Moment at={receivedAt} />
        </span>
        {!isOpen && <span className={styles.start}>{text}</span>}
      </button>
      <div id={panel}>
        {failure && <Failure>{failure}</Failure>}
        {isOpen && (
          <div className={styles.whole}>
            <p className={styles.text}>{text}</p>
            {forwarding === 'failed' && <p>It couldn’t be forwarded, so this is the only copy.</p>}
            <p className="muted">
              {[email, phone].filter(Boolean).join(', ')}
              <br />
              Will be deleted: <Moment at={deletedAt} />
            </p>
            <div className={styles.tools}>
              {email && (
                <Button variant="contained" component="a" href={replyAddress(message)}>
                  Reply by email
                </Button>
              )}
              <Button onClick={() => void mark({ isDone: !isDone }).then(keepFocus)}>
                {isDone ? 'Reopen' : 'Done'}
              </Button>
              <Button
                onClick={() =>
                  void mark({ isRead: false }).then(() => {
                    onOpen(false);
                    keepFocus();
                  })
                }
              >
                Mark as unread
              </Button>
              <Button color="error" onClick={() => setAsked(true)}>
                Delete
              </Button>
            </div>
          </div>
        )}
      </div>
      {isAsked && (
        <Confirmation
          title="Delete this message?"
          doIt="Delete"
          onDo={() =>
            askDesk('DELETE', path).then(() => {
              onOpen(false);
              return renew();
            })
          }
          onClose={() => setAsked(false)}
        >
          The message from {name || email} will be deleted for good.
        </Confirmation>
      )}
    </li>
  );
}
