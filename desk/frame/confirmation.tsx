import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import { inWords } from '../api/desk-failure.ts';
import { Failure } from './failure.tsx';

/** A question before something that cannot be taken back by itself. */
export function Confirmation({
  title,
  children,
  doIt,
  onDo,
  onClose,
}: {
  readonly title: string;
  readonly children: ReactNode;
  /** What the button says that does it. */
  readonly doIt: string;
  readonly onDo: () => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  async function run() {
    setBusy(true);
    setFailure(null);
    try {
      await onDo();
      onClose();
    } catch (error) {
      setFailure(inWords(error));
      setBusy(false);
    }
  }

  return (
    <Dialog open onClose={onClose} maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <p>{children}</p>
        {failure && <Failure>{failure}</Failure>}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>No</Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void run()}>
          {doIt}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
