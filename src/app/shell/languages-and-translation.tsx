import { LanguageSelect } from '../../features/shell/language-select/language-select.tsx';
import {
  LazyTranslationEntry,
  LazyTranslationKeeper,
} from '../../features/shell/page-translation/lazy-translation.tsx';

interface LanguagesAndTranslationProps {
  /** The header is always there; the drawer comes and goes. */
  readonly isInHead?: boolean | undefined;
  readonly className?: string | undefined;
}

/** The languages of the interface, and the link to a translation of the content. */
export function LanguagesAndTranslation({ isInHead = false, className }: LanguagesAndTranslationProps) {
  return (
    <>
      <LanguageSelect className={className} />
      <LazyTranslationEntry />
      {isInHead && <LazyTranslationKeeper />}
    </>
  );
}
