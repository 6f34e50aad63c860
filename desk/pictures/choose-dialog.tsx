import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import type { DeskPicture } from '#core/desk/pictures.ts';
import { Failure } from '../frame/failure.tsx';
import { Loading } from '../frame/loading.tsx';
import { altWords, sizeWords } from './picture-words.ts';
import styles from './pictures.module.css';
import { usePictures } from './pictures-api.ts';
import { StoredPicture } from './stored-picture.tsx';

/** One of the pictures that were uploaded before. */
export function ChooseDialog({
  onChoose,
  onClose,
}: {
  readonly onChoose: (picture: DeskPicture) => void;
  readonly onClose: () => void;
}) {
  const { data, error, refetch } = usePictures();
  return (
    <Dialog open onClose={onClose} maxWidth="md" scroll="paper" aria-labelledby="choose-title">
      <DialogTitle id="choose-title">Choose a picture</DialogTitle>
      <DialogContent>
        {error && <Failure onRetry={() => void refetch()}>{error.message}</Failure>}
        {!data && !error && <Loading of="the pictures" />}
        {data?.length === 0 && <p>No pictures uploaded yet.</p>}
        <ul className={styles.grid}>
          {data?.map((picture) => (
            <li key={picture.name}>
              <button type="button" className={styles.choice} onClick={() => onChoose(picture)}>
                <StoredPicture name={picture.name} alt="" />
                <span>{altWords(picture.alt)}</span>
                <span className="muted">{sizeWords(picture.name)}</span>
              </button>
            </li>
          ))}
        </ul>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Cancel</Button>
      </DialogActions>
    </Dialog>
  );
}
