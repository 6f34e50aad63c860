import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Published } from '#core/desk/content.ts';
import { askDesk } from '../api/ask-desk.ts';
import { contentChanged } from '../api/queries.ts';
import { Confirmation } from '../frame/confirmation.tsx';

/** Shows an older revision to visitors again, after a question. */
export function BringBack({ number }: { readonly number: number }) {
  const [isAsked, setAsked] = useState(false);
  const client = useQueryClient();
  const notify = useNotify();

  async function bringBack() {
    const note = `Back to revision ${number}`;
    const published = await askDesk<Published>('POST', `/revisions/${number}/publish`, { note });
    notify(
      published.number === null
        ? `Visitors already see what’s in revision ${number}.`
        : `Visitors now see revision ${number} again, as revision ${published.number}.`,
    );
    await contentChanged(client);
  }

  return (
    <>
      <Button onClick={() => setAsked(true)} aria-label={`Show again: revision ${number}`}>
        Show again
      </Button>
      {isAsked && (
        <Confirmation
          title={`Show revision ${number} again?`}
          doIt={`Show revision ${number}`}
          onDo={bringBack}
          onClose={() => setAsked(false)}
        >
          Visitors will see it at once, as a new revision. Your unpublished work stays as it is and goes live
          the next time somebody publishes.
        </Confirmation>
      )}
    </>
  );
}
