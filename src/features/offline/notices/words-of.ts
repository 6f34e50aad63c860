import './texts.ts';
import type { i18n } from 'i18next';
import type { NoticeWords } from '#core/notices/notice-words.ts';

/** Their placeholders stay and are filled in when a notice is shown. */
const PLACEHOLDERS = Object.fromEntries(
  ['now', 'before', 'time', 'event'].map((name) => [name, `{${name}}`] as const),
);

/** Returns the words of notices in the language of the page. */
export function wordsOf({ t, language, dir }: Pick<i18n, 't' | 'language' | 'dir'>): NoticeWords {
  const asTheyAre = { ...PLACEHOLDERS, interpolation: { escapeValue: false } };
  return {
    language,
    direction: dir(language),
    moved: t('notices.moved', asTheyAre),
    elsewhere: t('notices.elsewhere', asTheyAre),
    renamed: t('notices.renamed', asTheyAre),
    gone: t('notices.gone'),
    back: t('notices.back'),
    soon: t('notices.begins', asTheyAre),
    news: t('notices.newsOf', asTheyAre),
    changed: t('notices.changed'),
  };
}
