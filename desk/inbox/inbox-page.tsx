import { TextField } from '@mui/material';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DESK_API } from '#core/desk/addresses.ts';
import type { InboxList, InboxMessage } from '#core/desk/inbox.ts';
import { askDesk, query } from '../api/ask-desk.ts';
import { Choose } from '../frame/choose.tsx';
import { DownloadLink } from '../frame/download-link.tsx';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { Page } from '../frame/page.tsx';
import { Pages } from '../frame/pages.tsx';
import styles from './inbox.module.css';
import { Message } from './message.tsx';
import { NotSentOn } from './not-sent-on.tsx';
import { withKept } from './with-kept.ts';

const COUNT = 25;
const STATES = [
  { id: 'open', title: 'Open' },
  { id: 'unread', title: 'Unread' },
  { id: 'done', title: 'Done' },
  { id: 'all', title: 'All' },
];

/** What visitors have written. */
export function InboxPage() {
  // The filters are in the address, so Back restores them.
  const [params, setParams] = useSearchParams();
  const [state, words] = [params.get('state') ?? 'open', params.get('q') ?? ''];
  const from = Number(params.get('from')) || 0;
  const [open, setOpen] = useState<InboxMessage | null>(null);
  const asked = query({ q: words.trim(), state, from, count: COUNT });
  const { data, error, refetch } = useQuery({
    queryKey: ['messages', asked],
    queryFn: () => askDesk<InboxList>('GET', `/messages${asked}`),
    placeholderData: keepPreviousData,
  });
  const go = (changes: Readonly<Record<string, string>>, isTyped = false) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries({ from: '', ...changes }))
      if (value === '') next.delete(name);
      else next.set(name, value);
    setParams(next, { replace: isTyped });
    setOpen(null);
  };
  // Opening a message marks it as read; it stays in the list until the next step.
  const messages = withKept(data?.messages ?? [], state === 'unread' ? open : null);
  return (
    <Page
      title="Inbox"
      intro={data && (data.unread === 0 ? 'No unread messages.' : `${data.unread} unread`)}
      actions={<DownloadLink href={`${DESK_API}/messages.csv`}>Export as CSV</DownloadLink>}
    >
      <section className={styles.filters} aria-label="Filters">
        <Choose label="Show" value={state} choices={STATES} onChoose={(next) => go({ state: next })} />
        <TextField
          label="Search"
          type="search"
          value={words}
          onChange={({ target }) => go({ q: target.value }, true)}
        />
      </section>
      {error && <Failure onRetry={() => void refetch()}>{error.message}</Failure>}
      {!data && !error && <Loading of="the messages" />}
      {data && <NotSentOn {...data.notSentOn} />}
      {data && messages.length === 0 && <p>No messages here.</p>}
      {messages.length > 0 && (
        <ul className={styles.messages}>
          {messages.map((message) => (
            <Message
              key={message.id}
              message={message}
              isOpen={open?.id === message.id}
              onOpen={(isOpen) => setOpen(isOpen ? message : null)}
              onChanged={(changed) => setOpen((kept) => (kept?.id === message.id ? changed : kept))}
            />
          ))}
        </ul>
      )}
      {data && (
        <Pages
          from={from}
          count={data.messages.length}
          total={data.total}
          size={COUNT}
          onTurn={(to) => go({ from: to === 0 ? '' : String(to) })}
        />
      )}
    </Page>
  );
}
