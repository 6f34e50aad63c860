import { Button } from '@mui/material';
import { ListBase, useListContext } from 'react-admin';
import { Link } from 'react-router-dom';
import type { DeskItem } from '#core/desk/content.ts';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page } from '../frame/page.tsx';
import { Pages } from '../frame/pages.tsx';
import { ItemFilters } from './item-filters.tsx';
import { ItemTable } from './item-table.tsx';
import { capital, useKind } from './kind.ts';
import { SelectedItems } from './selected-items.tsx';

const PER_PAGE = 25;

/** All items of a kind. */
export function ItemList() {
  const { kind, one, many } = useKind();
  return (
    <ListBase<DeskItem> perPage={PER_PAGE} disableAuthentication>
      <Page
        title={capital(many)}
        above={<Link to="/content">Content</Link>}
        actions={
          <Button variant="contained" component={Link} to={`/${kind}/create`}>
            New {one}
          </Button>
        }
      >
        <ItemFilters />
        <SelectedItems />
        <Found />
      </Page>
    </ListBase>
  );
}

function Found() {
  const { many } = useKind();
  const {
    data = [],
    error,
    isPending,
    total,
    page,
    perPage,
    setPage,
    filterValues,
    refetch,
  } = useListContext<DeskItem>();
  if (error) return <Failure onRetry={() => void refetch()}>{error.message}</Failure>;
  if (isPending) return <Loading of={many} />;
  const isNarrowed = Object.values(filterValues).some(Boolean);
  if (data.length === 0) return <p>{isNarrowed ? `No ${many} match.` : `There are no ${many} yet.`}</p>;
  return (
    <>
      <ItemTable items={data} />
      <Pages
        from={(page - 1) * perPage}
        count={data.length}
        total={total ?? data.length}
        size={perPage}
        onTurn={(to) => setPage(to / perPage + 1)}
      />
    </>
  );
}
