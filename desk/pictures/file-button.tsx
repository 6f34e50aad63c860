import { Button } from '@mui/material';
import { useRef } from 'react';
import { Icon } from '../look/icon.tsx';

/** What the device's file dialog offers first; the server checks what a file really is. */
const OFFERED = 'image/jpeg,image/png,image/webp,image/avif,image/gif';

/** A button that opens the device's own dialog to choose a picture. */
export function FileButton({
  children,
  label,
  onFile,
}: {
  readonly children: string;
  /** The words of the button, and what it is for. */
  readonly label?: string;
  readonly onFile: (file: File) => void;
}) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        aria-label={label}
        startIcon={<Icon name="image" size={20} />}
        onClick={() => input.current?.click()}
      >
        {children}
      </Button>
      <input
        ref={input}
        type="file"
        accept={OFFERED}
        hidden
        aria-label={label ?? children}
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          if (file) onFile(file);
          // Allows choosing the same file again after correcting it.
          target.value = '';
        }}
      />
    </>
  );
}
