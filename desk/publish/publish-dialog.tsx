import { Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import type { Published, ToPublish, TrailEntry, Unpublished } from '#core/desk/content.ts';
import { askDesk } from '../api/ask-desk.ts';
import { inWords, refusalOf } from '../api/desk-failure.ts';
import { contentChanged, useUnpublished } from '../api/queries.ts';
import { Failure } from '../frame/failure.tsx';
import { keepFocus } from '../frame/keep-focus.ts';
import { Loading } from '../frame/loading.tsx';
import { forgetChanges } from '../today/todays-changes.ts';
import { Difference } from './difference.tsx';
import { usualNote } from './usual-note.ts';

const LOOK_AGAIN = 'Above is what publishing would change now; anything new is marked.';

/** Shows what visitors would see changed, and publishes it with a note. */
export function PublishDialog({ onClose }: { readonly onClose: () => void }) {
  const { data, error, isFetching, refetch } = useUnpublished();
  const [note, setNote] = useState('');
  const [failure, setFailure] = useState<string | null>(null);
  // What others have changed since the difference was shown, so that it can be found in the new one.
  const [news, setNews] = useState<readonly TrailEntry[]>([]);
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  const notify = useNotify();
  // What an earlier look has left behind may be out of date.
  const seen = isFetching || error ? null : (data ?? null);
  const items = seen?.items ?? [];

  async function publish({ items, latestChange }: Unpublished) {
    setBusy(true);
    setFailure(null);
    try {
      const { number } = await askDesk<Published>('POST', '/publish', {
        note: note.trim() || usualNote(items),
        latestChange,
      } satisfies ToPublish);
      forgetChanges();
      notify(number === null ? 'Visitors already see all of this.' : `Published as revision ${number}.`);
      onClose();
      // With nothing left to publish, the button that opened this goes.
      void contentChanged(client).then(keepFocus);
    } catch (failed) {
      const refusal = refusalOf(failed);
      const isOutdated = refusal?.error === 'conflict';
      setFailure(isOutdated ? `${inWords(failed)} ${LOOK_AGAIN}` : inWords(failed));
      setNews(isOutdated ? (refusal.changes ?? []) : []);
      if (isOutdated) await refetch();
      setBusy(false);
    }
  }

  // If it were closed while publishing, it could not report a failure.
  const close = () => {
    if (!isBusy) onClose();
  };

  return (
    <Dialog open onClose={close} maxWidth="md" scroll="paper" aria-labelledby="publish-title">
      <DialogTitle id="publish-title">Publish</DialogTitle>
      <DialogContent tabIndex={0} role="region" aria-label="What changes">
        {error && !isFetching && <Failure onRetry={() => void refetch()}>{error.message}</Failure>}
        {isFetching && <Loading of="the changes" />}
        {seen && <Difference items={items} news={news} />}
      </DialogContent>
      <DialogActions>
        {failure && <Failure>{failure}</Failure>}
        <TextField
          label="Note for the history"
          placeholder={usualNote(items)}
          value={note}
          onChange={({ target }) => setNote(target.value)}
          slotProps={{ htmlInput: { maxLength: 200 } }}
        />
        <Button disabled={isBusy} onClick={close}>
          Not yet
        </Button>
        <Button
          variant="contained"
          disabled={isBusy || items.length === 0}
          onClick={() => seen && void publish(seen)}
        >
          Publish now
        </Button>
      </DialogActions>
    </Dialog>
  );
}
