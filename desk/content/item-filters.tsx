import { TextField } from '@mui/material';
import { useEffect, useState } from 'react';
import { useListContext } from 'react-admin';
import type { FieldDescription } from '#core/desk/content.ts';
import { BODY } from '../api/data-provider.ts';
import { Choose } from '../frame/choose.tsx';
import { fieldWords } from './field-words.ts';
import styles from './item-filters.module.css';
import { columnsOf, filtersOf, useChoices, useKind } from './kind.ts';

const PAUSE_MS = 300;
const OF_SITE = '';

/** What narrows a list, and its order. */
export function ItemFilters() {
  const kind = useKind();
  const { filterValues, setFilters, sort, setSort } = useListContext();
  const asked: string = filterValues.q ?? '';
  const [words, setWords] = useState(asked);
  // The filter changes a moment after typing, and by Back, which must be visible here.
  const [seen, setSeen] = useState(asked);
  if (asked !== seen) {
    setSeen(asked);
    setWords(asked);
  }
  const set = (name: string, value: string) => {
    const { [name]: _, ...others } = filterValues;
    setFilters(value === '' ? others : { ...others, [name]: value });
  };
  useEffect(() => {
    if (words === asked) return;
    const soon = setTimeout(() => {
      setSeen(words);
      set('q', words);
    }, PAUSE_MS);
    return () => clearTimeout(soon);
  });
  const titled = kind.fields.filter(({ name }) => name === kind.titleField);
  const sortable = [...titled, ...columnsOf(kind)].filter(({ type }) => type !== 'reference');
  return (
    <section className={styles.filters} aria-label="Filters">
      <TextField
        label="Search"
        type="search"
        value={words}
        onChange={({ target }) => setWords(target.value)}
      />
      {filtersOf(kind).map((field) => (
        <Filter
          key={field.name}
          field={field}
          value={filterValues[field.name] ?? ''}
          onChoose={(value) => set(field.name, value)}
        />
      ))}
      <Choose
        label="Order"
        value={sort.field.startsWith(BODY) ? sort.field : OF_SITE}
        choices={[
          { id: OF_SITE, title: 'As on the site' },
          ...sortable.map(({ name }) => ({ id: BODY + name, title: `By ${fieldWords(name).toLowerCase()}` })),
        ]}
        onChoose={(field) => setSort({ field: field || 'id', order: 'ASC' })}
      />
    </section>
  );
}

function Filter({
  field: { name, choices = [], refersTo = '' },
  value,
  onChoose,
}: {
  readonly field: FieldDescription;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}) {
  const items = useChoices(refersTo);
  const words = refersTo === '' ? choices.map((word) => ({ id: word, title: fieldWords(word) })) : items;
  return (
    <Choose
      label={fieldWords(name)}
      value={value}
      choices={[{ id: '', title: 'All' }, ...words]}
      onChoose={onChoose}
    />
  );
}
