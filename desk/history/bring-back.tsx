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
        ? `Visitors see the same as in revision ${number} already.`
        : `Visitors see revision ${number} again, as revision ${published.number}.`,
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
          Visitors see it at once, as a new revision. What you are working on stays as it is; the next time
          somebody publishes, visitors see that again.
        </Confirmation>
      )}
    </>
  );
}
