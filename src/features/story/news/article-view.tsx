import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { hasMarkup } from '#core/html/untrusted-html.ts';
import type { Article } from '../../../domain/news/article.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { SafeHtml } from '../../../ui/safe-html/safe-html.tsx';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { readingOf } from '../../../ui/words/reading-of.ts';
import styles from './article-view.module.css';

interface ArticleViewProps {
  readonly article: Article;
  /** The address has not been read yet, so this may be the wrong article. */
  readonly isUnread?: boolean | undefined;
  /** Content next to the title. */
  readonly action?: ReactNode;
  /** Content below the text. */
  readonly foot?: ReactNode;
}

/**
 * One article, large. Until the address has been read, it is rendered but hidden if the address may name another, so
 * that nobody starts to read the latest article when another was requested. At an address that asks for nothing in
 * particular everybody sees it at once (`src/navigation/mark-asking.ts`), and without scripts at any. If the scripts
 * fail to load, the style sheet shows it after a while.
 */
export function ArticleView({ article, isUnread = false, action, foot }: ArticleViewProps) {
  const { t } = useTranslation();
  const { title, description, file } = article.item;
  return (
    <article className={classNames(styles.article, isUnread && styles.unread)}>
      <div className={styles.head}>
        {/* On the side of the text below it. */}
        <h1
          {...(title !== '' && readingOf(title))}
          className={classNames('d2', styles.title, title !== '' && leadingOf(title))}
        >
          {title || t('news.untitled')}
        </h1>
        {action}
      </div>
      {file !== '' && (
        <Picture
          key={article.key}
          src={article.picture}
          alt=""
          width={1600}
          height={1000}
          loading="eager"
          priority="high"
          className={styles.picture}
          imageClassName={styles.image}
        />
      )}
      {hasMarkup(description) && (
        <SafeHtml key={`${article.key} text`} html={description} headingsBelow={1} className={styles.text} />
      )}
      {foot}
    </article>
  );
}
