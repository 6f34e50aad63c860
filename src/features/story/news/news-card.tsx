import { useTranslation } from 'react-i18next';
import type { Article } from '../../../domain/news/article.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Picture } from '../../../ui/pictures/picture.tsx';
import { excerpt } from '../../../ui/words/excerpt.ts';
import { leadingOf } from '../../../ui/words/leading-of.ts';
import { ProviderText } from '../../../ui/words/provider-text.tsx';
import { ArticleLink } from './article-link.tsx';
import styles from './news-card.module.css';

/** `lead` opens the page, `line` is for the list next to it, `tile` for the grid below. */
export type CardLook = 'lead' | 'line' | 'tile';

const EXCERPT_CHARS: Record<CardLook, number> = { lead: 220, line: 90, tile: 140 };
const TITLE_SIZE: Record<CardLook, string> = { lead: 'd3', line: 'd5', tile: 'd5' };

interface NewsCardProps {
  readonly article: Article;
  readonly look: CardLook;
  /** Heading level of the title. */
  readonly level: 2 | 3;
  /** Leaves out the text, for many cards in a narrow column. */
  readonly isBrief?: boolean | undefined;
}

/** Picture, title and the beginning of the text of a news item, all of it a link (NEWS-01). */
export function NewsCard({ article, look, level, isBrief = false }: NewsCardProps) {
  const { t } = useTranslation();
  const Title = `h${level}` as const;
  const text = isBrief ? '' : excerpt(article.opening, EXCERPT_CHARS[look]);
  return (
    <ArticleLink article={article} className={classNames(styles.card, styles[look])}>
      <Picture
        src={article.picture}
        alt=""
        width={look === 'line' ? 240 : 1600}
        height={look === 'line' ? 240 : 1000}
        loading={look === 'lead' ? 'eager' : 'lazy'}
        priority={look === 'lead' ? 'high' : undefined}
        className={styles.picture}
        imageClassName={styles.image}
      />
      <div className={styles.words}>
        <Title
          className={classNames(
            TITLE_SIZE[look],
            styles.title,
            article.item.title !== '' && leadingOf(article.item.title),
          )}
        >
          {article.item.title ? <ProviderText>{article.item.title}</ProviderText> : t('news.untitled')}
        </Title>
        {text !== '' && (
          <p className={styles.text}>
            <ProviderText>{text}</ProviderText>
          </p>
        )}
      </div>
    </ArticleLink>
  );
}
