import { Checkbox, IconButton } from '@mui/material';
import { useState } from 'react';
import { useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskItem } from '#core/desk/content.ts';
import { BODY } from '../api/data-provider.ts';
import { Moment } from '../frame/moment.tsx';
import { Icon } from '../look/icon.tsx';
import { FieldValue } from './field-value.tsx';
import { fieldWords } from './field-words.ts';
import styles from './item-table.module.css';
import { columnsOf, titleOf, useKind } from './kind.ts';
import { PlaceButtons } from './place-buttons.tsx';
import { useReorder } from './use-reorder.ts';

/** The items of a list. In the order of the site they can be dragged to another place of their
 * page, or moved by buttons to any place. */
export function ItemTable({ items }: { readonly items: readonly DeskItem[] }) {
  const kind = useKind();
  const columns = columnsOf(kind);
  const list = useListContext<DeskItem>();
  const { selectedIds, onToggleItem, filterValues, sort, total = items.length } = list;
  const from = (list.page - 1) * list.perPage;
  const isWhole = !Object.values(filterValues).some(Boolean) && !sort.field.startsWith(BODY);
  const { isBusy, reorder } = useReorder(kind.kind);
  const [dragged, setDragged] = useState<string | null>(null);
  return (
    <table className={styles.table} aria-busy={isBusy}>
      <thead>
        <tr>
          <th>
            <span className="visually-hidden">Selected</span>
          </th>
          <th>{fieldWords(kind.titleField || 'title')}</th>
          {columns.map(({ name }) => (
            <th key={name}>{fieldWords(name)}</th>
          ))}
          <th>Last change</th>
          <th>
            <span className="visually-hidden">Order and copy</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, place) => {
          const title = titleOf(item, kind);
          return (
            <tr
              key={item.id}
              draggable={isWhole && dragged === item.id}
              data-dragged={dragged === item.id || undefined}
              onDragOver={(event) => {
                if (dragged !== null) event.preventDefault();
              }}
              onDrop={() => {
                if (dragged !== null && dragged !== item.id) void reorder(dragged, { of: item.id });
              }}
              onDragEnd={() => setDragged(null)}
            >
              <td className={styles.check}>
                <Checkbox
                  checked={selectedIds.includes(item.id)}
                  onChange={() => onToggleItem(item.id)}
                  slotProps={{ input: { 'aria-label': `Select ${title}` } }}
                />
              </td>
              <td className={styles.title}>
                <Link to={`/${kind.kind}/${encodeURIComponent(item.id)}`}>{title}</Link>
              </td>
              {columns.map((field) => (
                <td key={field.name} data-name={fieldWords(field.name)}>
                  <FieldValue field={field} value={item.body[field.name]} />
                </td>
              ))}
              <td data-name="Last change" className={styles.change}>
                <Moment at={item.changedAt} />, {item.author}
              </td>
              <td className={styles.tools}>
                {isWhole && (
                  <>
                    <span
                      className={styles.handle}
                      onPointerDown={() => setDragged(item.id)}
                      onPointerUp={() => setDragged(null)}
                    >
                      <Icon name="dots-six" />
                    </span>
                    <PlaceButtons
                      title={title}
                      isFirst={from + place === 0}
                      isLast={from + place === total - 1}
                      isBusy={isBusy}
                      onMove={(to, said) => void reorder(item.id, to, said)}
                    />
                  </>
                )}
                <IconButton
                  component={Link}
                  to={`/${kind.kind}/create`}
                  state={{ record: { body: item.body } }}
                  aria-label={`Duplicate ${title}`}
                >
                  <Icon name="plus" size={18} />
                </IconButton>
              </td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
