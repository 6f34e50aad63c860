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
  /** Label of the button that confirms. */
  readonly doIt: string;
  readonly onDo: () => Promise<unknown>;
  readonly onClose: () => void;
}) {
  const id = useId();
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);

  // The button that opened this dialog may have been removed by the action.
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

  // If it were closed while the request is running, a failure could not be shown.
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
