import { createElement } from 'react';
import { useTranslation } from 'react-i18next';
import { htmlText } from '../safe-html/html-text.ts';
import { SafeHtml } from '../safe-html/safe-html.tsx';
import { leadingOf } from '../words/leading-of.ts';
import { ProviderText } from '../words/provider-text.tsx';
import type { GalleryEntry } from './media.ts';
import styles from './media-words.module.css';

interface MediaWordsProps {
  readonly item: GalleryEntry;
  /** Heading level of the title. */
  readonly level: 3 | 4;
}

/** Title, heading, description and source of an item; empty and repeated text leaves no gap. */
export function MediaWords({ item, level }: MediaWordsProps) {
  const { t } = useTranslation();
  const heading = htmlText(item.heading);
  return (
    <div className={styles.words}>
      {item.title !== '' &&
        createElement(
          `h${level}`,
          { className: `d4 ${leadingOf(item.title)}` },
          <ProviderText>{item.title}</ProviderText>,
        )}
      {heading !== '' && heading !== item.title && (
        <SafeHtml html={item.heading} headingsBelow={level} className={styles.heading} />
      )}
      {htmlText(item.description) !== '' && (
        <SafeHtml html={item.description} headingsBelow={level} className={styles.description} />
      )}
      {item.source !== '' && <p className={styles.source}>{t('media.source', { source: item.source })}</p>}
    </div>
  );
}
