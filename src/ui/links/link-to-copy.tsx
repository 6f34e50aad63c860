import { type ReactNode, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { addEnglish } from '../../i18n/add-english.ts';
import share from '../../i18n/locales/en/share.json';
import { copyText, selectWords } from '../words/copy-text.ts';
import { Button } from './button.tsx';
import styles from './link-to-copy.module.css';

addEnglish({ share });

interface LinkToCopyProps {
  /** The whole address. */
  readonly address: string;
  /** Names it for screen readers. */
  readonly label: string;
  /** Says that it was copied, instead of a line below it. */
  readonly onCopied?: (() => void) | undefined;
  /** Renders further ways beside the button; they may copy too. */
  readonly ways?: ((copy: () => Promise<void>) => ReactNode) | undefined;
}

/** A link for another place: a button that copies it, and its address, which is selected if the browser refuses. */
export function LinkToCopy({ address, label, onCopied, ways }: LinkToCopyProps) {
  const { t } = useTranslation();
  const words = useRef<HTMLParagraphElement>(null);
  const [said, setSaid] = useState('');
  const copy = async () => {
    const isCopied = await copyText(address);
    if (!isCopied && words.current) selectWords(words.current);
    setSaid(!isCopied ? t('share.notCopied') : onCopied ? '' : t('ui.linkCopied'));
    if (isCopied) onCopied?.();
  };
  return (
    <div className={styles.link}>
      <div className={styles.ways}>
        {ways?.(copy)}
        <Button look="lined" onClick={() => void copy()}>
          {t('share.copy')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: text for copying, too long for a single-line field */}
      <p ref={words} role="group" aria-label={label} dir="ltr" translate="no" className={styles.address}>
        {address}
      </p>
      <p role="status" className={styles.said}>
        {said}
      </p>
    </div>
  );
}
