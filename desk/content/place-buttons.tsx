import { IconButton, Menu, MenuItem } from '@mui/material';
import { useRef, useState } from 'react';
import { Icon } from '../look/icon.tsx';
import type { Place } from './use-reorder.ts';

/** Moves an item by a place, also over the edge of a page, or to either end of the whole list. */
export function PlaceButtons({
  title,
  isFirst,
  isLast,
  isBusy,
  onMove,
}: {
  readonly title: string;
  /** Of the whole list. */
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly isBusy: boolean;
  readonly onMove: (place: Place, said?: string) => void;
}) {
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const move = (place: Place, said: string) => {
    setOpen(false);
    onMove(place, said);
  };
  return (
    <>
      <IconButton aria-label={`Move ${title} up`} disabled={isBusy || isFirst} onClick={() => onMove('up')}>
        <Icon name="caret-up" size={18} />
      </IconButton>
      <IconButton
        aria-label={`Move ${title} down`}
        disabled={isBusy || isLast}
        onClick={() => onMove('down')}
      >
        <Icon name="caret-down" size={18} />
      </IconButton>
      <IconButton
        ref={button}
        aria-label={`Move ${title} further`}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        disabled={isBusy || (isFirst && isLast)}
        onClick={() => setOpen(true)}
      >
        <Icon name="dots-three" size={18} />
      </IconButton>
      <Menu open={isOpen} anchorEl={() => button.current as HTMLButtonElement} onClose={() => setOpen(false)}>
        <MenuItem disabled={isFirst} onClick={() => move('top', `“${title}” is the first now.`)}>
          To the top
        </MenuItem>
        <MenuItem disabled={isLast} onClick={() => move('end', `“${title}” is the last now.`)}>
          To the end
        </MenuItem>
      </Menu>
    </>
  );
}
