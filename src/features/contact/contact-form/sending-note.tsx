import { useTranslation } from 'react-i18next';
import { useOutboxMessages } from '../../../data/outbox/outbox-state.ts';
import { Notice } from '../../../ui/states/notice.tsx';
import type { SendNote } from './use-sending.ts';

/**
 * What the form says in addition to the toasts: that a message is saved, while it is in the outbox, or that it is not.
 * The region always exists, since one that is added together with its text is not announced (WCAG 4.1.3).
 */
export function SendingNote({ note, className }: { note: SendNote | null; className?: string | undefined }) {
  const { t } = useTranslation();
  const kept = useOutboxMessages();
  const isKept = (id: string) =>
    kept === null || kept.some((message) => message.id === id && message.state !== 'refused');
  return (
    <div role="status" className={className}>
      {note?.kind === 'waiting' && isKept(note.id) && (
        <Notice tone="warn" icon="clock">
          {t('contact.saved')}
        </Notice>
      )}
      {note?.kind === 'not-kept' && (
        <Notice tone="bad" icon="warning">
          {t('contact.notKept')}
        </Notice>
      )}
    </div>
  );
}
