import './texts.ts';
import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ChangeLine as Line } from '../../../domain/changes/change-lines.ts';
import { Button } from '../../../ui/links/button.tsx';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { ChangeLine } from './change-line.tsx';
import styles from './changes.module.css';

interface ChangesStripProps {
  readonly lines: readonly Line[];
  readonly onOpen: () => void;
  /** Called when the visitor has seen the changes and is done with them. */
  readonly onAccept: () => void;
}

/** "3 changes since you last looked", and on a press the list of them: what was, struck through, and what is now. */
export function ChangesStrip({ lines, onOpen, onAccept }: ChangesStripProps) {
  const { t } = useTranslation();
  const listId = useId();
  const [isOpen, setIsOpen] = useState(false);
  const press = () => {
    if (!isOpen) onOpen();
    setIsOpen(!isOpen);
  };
  return (
    <>
      <div role="status" className={styles.strip}>
        <button
          type="button"
          className={styles.toggle}
          aria-expanded={isOpen}
          aria-controls={listId}
          onClick={press}
        >
          <Icon name="info" className={styles.sign} />
          <span className={styles.words}>{t('changes.count', { count: lines.length })}</span>
          <Icon name="caret-down" className={styles.caret} />
        </button>
      </div>
      <div id={listId} hidden={!isOpen} className={styles.panel}>
        {isOpen && (
          <>
            <ul className={styles.lines}>
              {lines.map((line, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the whole list is replaced at once
                <ChangeLine key={index} line={line} />
              ))}
            </ul>
            <Button look="lined" size="small" onClick={onAccept}>
              {t('changes.accept')}
            </Button>
          </>
        )}
      </div>
    </>
  );
}
