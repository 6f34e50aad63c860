import { useTranslation } from 'react-i18next';
import { newsQuery } from '../../domain/news/news-query.ts';
import { saveableArticle } from '../../domain/saved/saveable-article.ts';
import { LazyAgeNote } from '../../features/offline/answer-age/lazy-age-note.tsx';
import { PartNote } from '../../features/offline/answer-age/part-note.tsx';
import { StarButton } from '../../features/offline/saved/star-button.tsx';
import { ShareButton } from '../../features/sharing/share/share-button.tsx';
import { descriptionOf } from '../../features/shell/page-metadata/description-of.ts';
import { PageHead } from '../../features/shell/page-metadata/page-head.tsx';
import { ArticleStandIn } from '../../features/story/news/article-stand-in.tsx';
import { ArticleView } from '../../features/story/news/article-view.tsx';
import { NewsSidebar } from '../../features/story/news/news-sidebar.tsx';
import { NewsSkeleton } from '../../features/story/news/news-skeleton.tsx';
import { NoNews } from '../../features/story/news/no-news.tsx';
import { useArticles } from '../../features/story/news/use-articles.ts';
import { useChosenArticle } from '../../features/story/news/use-chosen-article.ts';
import { paths } from '../../navigation/paths.ts';
import styles from './article-page.module.css';

/** An article next to the latest news. */
export function ArticlePage() {
  const { t } = useTranslation();
  const articles = useArticles();
  const { article, isAskedFor, isFound, stage } = useChosenArticle(articles);
  if (article === null) {
    return (
      <div className="wrap section stack">
        <PageHead heading={t('news.latest')} hidden />
        <h1 className="d2">{t('news.latest')}</h1>
        {articles.state === 'loading' && <NewsSkeleton />}
        <NoNews {...articles} />
      </div>
    );
  }
  if (stage === 'awaited') {
    return (
      <div className={`wrap section ${styles.page}`}>
        <PageHead heading={t('news.latest')} />
        <NewsSkeleton />
        <NewsSidebar articles={articles.list} currentKey={undefined} />
      </div>
    );
  }
  return (
    <div className={`wrap section ${styles.page}`}>
      {/* Without a chosen article the page keeps its title from /seo.json; a chosen article sets its own. */}
      <PageHead
        name={isAskedFor ? article.item.title : undefined}
        heading={t('news.latest')}
        about={isAskedFor ? descriptionOf(article.opening) : undefined}
        picture={isAskedFor ? (article.picture ?? undefined) : undefined}
        kind="article"
        search={isAskedFor && isFound ? paths.article(article.key).replace(/^[^?]*/, '') : undefined}
      />
      <div className={styles.main}>
        {!isFound && <ArticleStandIn isPart={articles.isPart} />}
        <div>
          <ArticleView
            article={article}
            isUnread={stage === 'unread'}
            action={<StarButton item={saveableArticle(article)} />}
            foot={
              <ShareButton
                title={article.item.title || t('news.untitled')}
                path={paths.article(article.key)}
                className={styles.share}
              />
            }
          />
          <PartNote isPart={article.isExcerpt} />
          <LazyAgeNote query={newsQuery} />
        </div>
      </div>
      <NewsSidebar articles={articles.list} currentKey={article.key} isUnread={stage === 'unread'} />
    </div>
  );
}
