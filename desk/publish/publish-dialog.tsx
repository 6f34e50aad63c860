import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { ItemDifference, Published, ToPublish } from '#core/desk/content.ts';
import { askDesk } from '../api/ask-desk.ts';
import { inWords } from '../api/desk-failure.ts';
import { contentChanged, useUnpublished } from '../api/queries.ts';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { forgetChanges } from '../today/todays-changes.ts';
import { Difference } from './difference.tsx';
import { usualNote } from './usual-note.ts';

/** Shows what visitors would see changed, and publishes it with a note. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, isFetching, refetch } = useUnpublished();
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  const notify = useNotify();
  // What an earlier look has left behind may be out of date.
  const items = isFetching || error ? null : (data ?? null);

  async function publish(seen: readonly ItemDifference[]) {
    setBusy(true);
    setFailure(null);
    try {
      const { number } = await askDesk<Published>('POST', '/publish', {
        note: note.trim() || usualNote(seen),
      } satisfies ToPublish);
      forgetChanges();
      notify(number === null ? 'Visitors see all of it already.' : `Published as revision ${number}.`);
      onClose();
      void contentChanged(client);
    } catch (failed) {
      setFailure(inWords(failed));
      setBusy(false);
    }
  }

  // Closed while it is on its way, it could not say that it failed.
  const close = () => {
    if (!isBusy) onClose();
  };

  return (
    <Dialog open onClose={close} maxWidth="md" scroll="paper" aria-labelledby="publish-title">
      <DialogTitle id="publish-title">Publish</DialogTitle>
      <DialogContent tabIndex={0} role="region" aria-label="What changes">
        {error && !isFetching && <Failure onRetry={() => void refetch()}>{error.message}</Failure>}
        {isFetching && <Loading of="what has changed" />}
        {items && <Difference items={items} />}
      </DialogContent>
      <DialogActions>
        {failure && <Failure>{failure}</Failure>}
        <TextField
          label="Note for the history"
          placeholder={usualNote(items ?? [])}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <Button disabled={isBusy} onClick={close}>
          Not yet
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || !items?.length}
          onClick={() => items && void publish(items)}
        >
          Publish now
        </Button>
      </DialogActions>
    </Dialog>
  );
}
