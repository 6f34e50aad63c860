import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactNode, useEffect, useId, useState } from 'react';
import { inWords } from '../api/desk-failure.ts';
import { Failure } from './failure.tsx';
import { keepFocus } from './keep-focus.ts';

/** A question before something that can't be undone. */
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

  // What asked may be gone with what was done.
  useEffect(() => keepFocus, []);

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

  // Closed while it is on its way, it could not say that it failed.
  const close = () => {
    if (!isBusy) onClose();
  };

  return (
    <Dialog open onClose={close} maxWidth="xs" aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <DialogContent>
        <p>{children}</p>
        {failure && <Failure>{failure}</Failure>}
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={close}>
          No
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void run()}>
          {doIt}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
