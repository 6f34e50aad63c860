import type { FormEvent, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { paths, SEARCH_FIELD_ID } from '../../../navigation/paths.ts';
import { Icon } from '../../../ui/pictures/icon.tsx';
import styles from './search-form.module.css';

interface SearchFormProps {
  readonly field: RefObject<HTMLInputElement | null>;
  readonly onType: () => void;
  /** Called when the visitor leaves the field or presses Enter. */
  readonly onDone: () => void;
}

/** The search field. Before hydration, the form submits to this same address. */
export function SearchForm({ field, onType, onDone }: SearchFormProps) {
  const { t } = useTranslation();

  function submit(event: FormEvent) {
    event.preventDefault();
    onDone();
    // Hides the on-screen keyboard, which covers the results.
    if (window.matchMedia('(pointer: coarse)').matches) field.current?.blur();
  }

  return (
    // biome-ignore lint/a11y/useSemanticElements: only the newest browsers know the `search` element
    <form role="search" action={paths.search()} onSubmit={submit} className={styles.form}>
      <label htmlFor={SEARCH_FIELD_ID} className={`d5 ${styles.label}`}>
        {t('search.label')}
      </label>
      <div className={styles.place}>
        <Icon name="magnifying-glass" className={styles.sign} />
        <input
          ref={field}
          id={SEARCH_FIELD_ID}
          type="search"
          name="q"
          className={styles.field}
          dir="auto"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={120}
          aria-describedby={`${SEARCH_FIELD_ID}-hint`}
          onInput={onType}
          onBlur={onDone}
        />
      </div>
      <p id={`${SEARCH_FIELD_ID}-hint`} className={styles.hint}>
        {t('search.hintDay')} {t('search.hint')}
      </p>
    </form>
  );
}
