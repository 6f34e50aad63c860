import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import type { Article } from '../../../domain/news/article.ts';
import { paths } from '../../../navigation/paths.ts';

interface ArticleLinkProps {
  readonly article: Article;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Link to an article: its key in the address, which works anywhere and permanently, and its index in the history entry,
 * as the specification requires (section 2, reading Q-35). It is absolute, so it never nests.
 */
export function ArticleLink({ article: { key, index }, className, children }: ArticleLinkProps) {
  return (
    <Link to={paths.article(key)} state={{ index }} className={className}>
      {children}
    </Link>
  );
}
