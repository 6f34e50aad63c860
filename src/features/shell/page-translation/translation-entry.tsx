import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { DEFAULT_LANGUAGE } from '../../../i18n/languages.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import { TranslationDialog } from './translation-dialog.tsx';
import styles from './translation-entry.module.css';
import { useTranslationState } from './translation-state.ts';
import { useTranslationTexts } from './use-translation-texts.ts';

/** The button next to the interface languages that translates the content. It opens a dialog and loads nothing. */
export function TranslationEntry() {
  const { t, i18n } = useTranslation();
  const { key } = useLocation();
  const hasTexts = useTranslationTexts();
  const isTranslated = useTranslationState() === 'translated';
  const [openAt, setOpenAt] = useState<string | null>(null);
  const isOpen = openAt === key;
  if (!hasTexts || (i18n.language === DEFAULT_LANGUAGE && !isTranslated)) return null;
  const name = t(isTranslated ? 'translate.isOn' : 'translate.open');
  return (
    <>
      <button
        type="button"
        className={styles.entry}
        translate="no"
        title={name}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpenAt(key)}
      >
        <Icon name={isTranslated ? 'check' : 'globe-simple'} />
        <span className={styles.words}>{name}</span>
      </button>
      <TranslationDialog open={isOpen} onClose={() => setOpenAt(null)} />
    </>
  );
}
