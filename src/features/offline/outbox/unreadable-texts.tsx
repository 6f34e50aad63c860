import './texts.ts';
import { useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { deleteUnreadableText, type UnreadableText } from '../../../data/outbox/outbox-messages.ts';
import { Button } from '../../../ui/links/button.tsx';
import { Notice } from '../../../ui/states/notice.tsx';
import { useToast } from '../../../ui/states/use-toast.ts';
import { copyText, selectWords } from '../../../ui/words/copy-text.ts';
import listStyles from './outbox-list.module.css';
import styles from './waiting-note.module.css';

interface UnreadableTextsProps {
  readonly texts: readonly UnreadableText[];
  /** Called when one has been removed from the list by its button. */
  readonly onGone: () => void;
}

/** Damaged texts written here: their words for copying, and a delete button. They are never sent automatically. */
export function UnreadableTexts({ texts, onGone }: UnreadableTextsProps) {
  const { t } = useTranslation();
  const titleId = useId();
  if (texts.length === 0) return null;
  return (
    <section aria-labelledby={titleId} className={listStyles.sent}>
      <h2 className="d4" id={titleId}>
        {t('outbox.lost.title')}
      </h2>
      <Notice look="line" tone="warn" icon="warning">
        {t('outbox.lost.text')}
      </Notice>
      <ul>
        {texts.map((text) => (
          <Unreadable key={`${text.store} ${text.key}`} text={text} onGone={onGone} />
        ))}
      </ul>
    </section>
  );
}

function Unreadable({ text, onGone }: { readonly text: UnreadableText; readonly onGone: () => void }) {
  const { t } = useTranslation();
  const toast = useToast();
  const words = useRef<HTMLParagraphElement>(null);
  const [isAsking, setIsAsking] = useState(false);
  const copy = async () => {
    if (await copyText(text.text)) return toast({ text: t('outbox.lost.copied'), tone: 'ok' });
    if (words.current) selectWords(words.current);
    toast({ text: t('outbox.lost.notCopied') });
  };
  const remove = async () => {
    if (await deleteUnreadableText(text)) onGone();
    else toast({ text: t('outbox.lost.notDeleted'), tone: 'bad' });
  };
  return (
    <li className={styles.message}>
      {text.text === '' ? (
        <p className="muted">{t('outbox.lost.noWords')}</p>
      ) : (
        <p ref={words} className={styles.text} dir="auto">
          {text.text}
        </p>
      )}
      <div className={styles.ways}>
        {isAsking ? (
          <>
            <span>{t('outbox.lost.ask')}</span>
            <Button size="small" onClick={() => void remove()}>
              {t('outbox.deleteYes')}
            </Button>
            <Button size="small" look="lined" onClick={() => setIsAsking(false)}>
              {t('outbox.deleteNo')}
            </Button>
          </>
        ) : (
          <>
            {text.text !== '' && (
              <Button size="small" look="lined" onClick={() => void copy()}>
                {t('outbox.lost.copy')}
              </Button>
            )}
            <Button size="small" look="lined" onClick={() => setIsAsking(true)}>
              {t('outbox.delete')}
            </Button>
          </>
        )}
      </div>
    </li>
  );
}
