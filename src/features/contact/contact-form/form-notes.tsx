import './texts.ts';
import { useTranslation } from 'react-i18next';
import { Button } from '../../../ui/links/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import styles from './form-notes.module.css';

interface Choice {
  readonly label: string;
  readonly onChoose: () => void;
}

/** A note above the form, with buttons for what the visitor can do. */
function FormNote({ words, choices }: { readonly words: string; readonly choices: readonly Choice[] }) {
  return (
    <Notice icon="pencil-simple" className={styles.note}>
      <p>{words}</p>
      <div className={styles.ways}>
        {choices.map(({ label, onChoose }) => (
          <Button key={label} size="small" look="lined" onClick={onChoose}>
            {label}
          </Button>
        ))}
      </div>
    </Notice>
  );
}

interface DraftNoteProps {
  readonly isOffered: boolean;
  readonly onRestore: () => void;
  readonly onStartOver: () => void;
}

/** Offers the draft of an earlier visit. The region always exists, so that its text is announced (WCAG 4.1.3). */
export function DraftNote({ isOffered, onRestore, onStartOver }: DraftNoteProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {isOffered && (
        <FormNote
          words={t('contact.draft.kept')}
          choices={[
            { label: t('contact.draft.restore'), onChoose: onRestore },
            { label: t('contact.draft.startOver'), onChoose: onStartOver },
          ]}
        />
      )}
    </div>
  );
}

interface NotKeptNoteProps {
  readonly isShown: boolean;
  readonly className?: string | undefined;
}

/** Says that a message was neither sent nor stored, next to the button that sends it again. */
export function NotKeptNote({ isShown, className }: NotKeptNoteProps) {
  const { t } = useTranslation();
  return (
    <div role="status" className={className}>
      {isShown && (
        <Notice tone="bad" icon="warning">
          {t('contact.notKept')}
        </Notice>
      )}
    </div>
  );
}

interface EditNoteProps {
  readonly state: 'none' | 'held' | 'gone';
  readonly onLeave: () => void;
}

/** Says that the form edits a message from the outbox, which stays unchanged until the new one is sent. */
export function EditNote({ state, onLeave }: EditNoteProps) {
  const { t } = useTranslation();
  return (
    <div role="status">
      {state === 'held' && (
        <FormNote
          words={t('contact.edit.held')}
          choices={[{ label: t('contact.edit.leave'), onChoose: onLeave }]}
        />
      )}
      {state === 'gone' && <FormNote words={t('contact.edit.gone')} choices={[]} />}
    </div>
  );
}
