import { Button } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { TrailEntry } from '#core/desk/content.ts';
import { askDesk } from '../api/ask-desk.ts';
import { inWords } from '../api/desk-failure.ts';
import { contentChanged } from '../api/queries.ts';
import { keepFocus } from '../frame/keep-focus.ts';

/** Adds again what a change has removed, with its id. */
export function PutBackButton({ entry: { number, kind, id, title } }: { readonly entry: TrailEntry }) {
  const client = useQueryClient();
  const notify = useNotify();
  const [isBusy, setBusy] = useState(false);
  const name = title || id;

  async function putBack() {
    setBusy(true);
    try {
      await askDesk('POST', `/changes/${number}/put-back`);
      notify(`“${name}” is there again.`);
      await Promise.all([contentChanged(client, kind), client.invalidateQueries({ queryKey: ['trail'] })]);
      keepFocus();
    } catch (error) {
      notify(inWords(error), { type: 'error', autoHideDuration: 10_000 });
    } finally {
      setBusy(false);
    }
  }

  return (
    <Button disabled={isBusy} aria-label={`Put it back: ${name}`} onClick={() => void putBack()}>
      Put it back
    </Button>
  );
}
