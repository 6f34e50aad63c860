import { Button, TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { DESK_API } from '#core/desk/addresses.ts';
import type { InboxList } from '#core/desk/inbox.ts';
import { askDesk, query } from '../api/ask-desk.ts';
import { Choose } from '../frame/choose.tsx';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page } from '../frame/page.tsx';
import { Pages } from '../frame/pages.tsx';
import styles from './inbox.module.css';
import { Message } from './message.tsx';

const COUNT = 25;
const STATES = [
  { id: 'open', title: 'Open' },
  { id: 'unread', title: 'Unread' },
  { id: 'done', title: 'Done' },
  { id: 'all', title: 'All' },
];

/** What visitors have written. */
export function InboxPage() {
  const [state, setState] = useState('open');
  const [words, setWords] = useState('');
  const [from, setFrom] = useState(0);
  const [open, setOpen] = useState<string | null>(null);
  const asked = query({ q: words.trim(), state, from, count: COUNT });
  const { data, error, refetch } = useQuery({
    queryKey: ['messages', asked],
    queryFn: () => askDesk<InboxList>('GET', `/messages${asked}`),
    placeholderData: keepPreviousData,
  });
  const begin = (change: () => void) => {
    change();
    setFrom(0);
    setOpen(null);
  };
  return (
    <Page
      title="Inbox"
      intro={data && (data.unread === 0 ? 'Everything is read.' : `${data.unread} not read yet.`)}
      actions={
        <Button component="a" href={`${DESK_API}/messages.csv`} download>
          Export as CSV
        </Button>
      }
    >
      <section className={styles.filters} aria-label="Which are shown">
        <Choose
          label="Show"
          value={state}
          choices={STATES}
          onChoose={(next) => begin(() => setState(next))}
        />
        <TextField
          label="Search"
          type="search"
          value={words}
          onChange={({ target }) => begin(() => setWords(target.value))}
        />
      </section>
      {error && <Failure onRetry={() => void refetch()}>{error.message}</Failure>}
      {!data && !error && <Loading of="the messages" />}
      {data?.messages.length === 0 && <p>No messages here.</p>}
      {data && data.messages.length > 0 && (
        <ul className={styles.messages}>
          {data.messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              isOpen={open === message.id}
              onOpen={(isOpen) => setOpen(isOpen ? message.id : null)}
            />
          ))}
        </ul>
      )}
      {data && (
        <Pages from={from} count={data.messages.length} total={data.total} size={COUNT} onTurn={setFrom} />
      )}
    </Page>
  );
}
