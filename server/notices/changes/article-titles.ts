import { news } from '#core/contract/entities/news.ts';
import { writeNews } from '#core/contract/writers/write-pages.ts';
import type { Contents } from '../../content/contents.ts';

const LONGEST_KEY_CHARS = 80;

/** The titles of all articles, as pages read them. They are read when the first is asked for, and once for all events. */
export class ArticleTitles {
  private known: { readonly titles: Map<string, string>; readonly keys: Map<string, number> } | undefined;

  constructor(private readonly contents: Contents) {}

  /** Returns the title of an article; '' if there is no such article, or it has none. */
  of(id: string): string {
    return this.read().titles.get(id) ?? '';
  }

  /**
   * Returns the key of an article in addresses (reading Q-35): letters and digits of every script, in lower case, with
   * single hyphens. Articles that share their title have keys that only the whole list gives, and so has one without a
   * title: then it is ''.
   */
  keyOf(title: string): string {
    const key = keyOf(title);
    return (this.read().keys.get(key) ?? 0) > 1 ? '' : key;
  }

  private read() {
    if (this.known !== undefined) return this.known;
    const titles = new Map<string, string>();
    const keys = new Map<string, number>();
    for (const article of this.contents.of('news')) {
      const [read] = news.read(writeNews([article] as never), () => undefined);
      const title = read?.title ?? '';
      titles.set(article.id, title);
      keys.set(keyOf(title), (keys.get(keyOf(title)) ?? 0) + 1);
    }
    this.known = { titles, keys };
    return this.known;
  }
}

function keyOf(title: string): string {
  const whole = title
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-');
  return Array.from(whole).slice(0, LONGEST_KEY_CHARS).join('').replace(/^-|-$/g, '');
}
