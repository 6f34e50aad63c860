import type { ItemDifference, KindDescription, TrailEntry } from '#core/desk/content.ts';
import { useKinds } from '../api/queries.ts';
import { FieldValue } from '../content/field-value.tsx';
import { fieldWords } from '../content/field-words.ts';
import { plainValue } from '../content/plain-value.ts';
import styles from './difference.module.css';

const ACTIONS: Readonly<Record<ItemDifference['action'], string>> = {
  add: 'New',
  change: 'Changed',
  remove: 'Removed',
  move: 'Moved in the list',
};

/** What differs, in words: each item with its fields before and after. */
export function Difference({
  items,
  news = [],
}: {
  readonly items: readonly ItemDifference[];
  /** What was changed since somebody looked at it last. */
  readonly news?: readonly TrailEntry[];
}) {
  const kinds = useKinds().data ?? [];
  const known = (name: string) => kinds.find(({ kind }) => kind === name);
  if (items.length === 0) return <p>Visitors already see everything.</p>;
  return (
    <ul className={styles.items}>
      {items.map(({ kind, id, title, action, fields }) => (
        <li key={`${kind} ${id}`} data-action={action}>
          <h3>
            {title || id} <span className={styles.kind}>{known(kind)?.one ?? kind}</span>
          </h3>
          <p className={styles.action}>
            {ACTIONS[action]}
            {news
              .filter((change) => change.kind === kind && change.id === id)
              .slice(0, 1)
              .map(({ author }) => (
                <strong key={author}> New since you looked: {author}</strong>
              ))}
          </p>
          {fields.length > 0 && (
            <dl className={styles.fields}>
              {fields.map(({ field, before, after }) => (
                <div key={field}>
                  <dt>{fieldWords(field)}</dt>
                  <dd>
                    {action !== 'add' && (
                      <>
                        <del>
                          <span className="visually-hidden">before: </span>
                          <Value kind={known(kind)} field={field} value={before} />
                        </del>{' '}
                      </>
                    )}
                    {action !== 'add' && action !== 'remove' && <span aria-hidden="true">→ </span>}
                    {action !== 'remove' && (
                      <ins>
                        {action !== 'add' && <span className="visually-hidden">after: </span>}
                        <Value kind={known(kind)} field={field} value={after} />
                      </ins>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          )}
        </li>
      ))}
    </ul>
  );
}

function Value({
  kind,
  field,
  value,
}: {
  readonly kind: KindDescription | undefined;
  readonly field: string;
  readonly value: unknown;
}) {
  const plain = plainValue(value);
  const description = kind?.fields.find(({ name }) => name === field);
  if (plain === '') return 'empty';
  return description ? <FieldValue field={description} value={value} /> : plain;
}
