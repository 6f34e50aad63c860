import { type ClipboardEvent, type DragEvent, useState } from 'react';

/** Dropping and pasting a file, for the element around a field to choose one. Texts are dropped and pasted as ever. */
export function useFileWays(onFile: (file: File) => void) {
  const [isOver, setOver] = useState(false);
  const take = (given: DataTransfer, event: { preventDefault: () => void }) => {
    const [file] = given.files;
    if (file === undefined) return;
    event.preventDefault();
    onFile(file);
  };
  return {
    'data-over': isOver || undefined,
    onDragOver: (event: DragEvent) => {
      if (!event.dataTransfer.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: () => setOver(false),
    onDrop: (event: DragEvent) => {
      setOver(false);
      take(event.dataTransfer, event);
    },
    onPaste: (event: ClipboardEvent) => take(event.clipboardData, event),
  };
}
