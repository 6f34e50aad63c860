import { Button } from '@mui/material';
import { useCloseNotification } from 'react-admin';

/** Within the notice that it closes: what is undone cannot be undone once more. */
export function UndoButton({ onUndo }: { readonly onUndo: () => void }) {
  const close = useCloseNotification();
  return (
    <Button
      variant="text"
      onClick={() => {
        close();
        onUndo();
      }}
    >
      Undo
    </Button>
  );
}
