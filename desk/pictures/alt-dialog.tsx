import { Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { DeskPicture } from '#core/desk/pictures.ts';
import { inWords } from '../api/desk-failure.ts';
import { Failure } from '../frame/failure.tsx';
import { AltFields } from './alt-fields.tsx';
import { NO_ALT } from './picture-words.ts';
import styles from './pictures.module.css';
import { changeAlt, picturesChanged } from './pictures-api.ts';
import { StoredPicture } from './stored-picture.tsx';

/** A new description of a picture. Content that copied the old one keeps it. */
export function AltDialog({
  picture,
  onClose,
}: {
  readonly picture: DeskPicture;
  readonly onClose: () => void;
}) {
  const [alt, setAlt] = useState<string | null>(picture.alt === '' ? null : picture.alt);
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();

  async function save() {
    if (alt?.trim() === '') return setProblem(NO_ALT);
    setBusy(true);
    setFailure(null);
    try {
      await changeAlt(picture.name, alt ?? '');
      await picturesChanged(client);
      onClose();
    } catch (error) {
      setFailure(inWords(error));
      setBusy(false);
    }
  }

  const close = () => {
    if (!isBusy) onClose();
  };

  return (
    <Dialog open onClose={close} maxWidth="sm" aria-labelledby="alt-title">
      <DialogTitle id="alt-title">Picture description</DialogTitle>
      <DialogContent className={styles.upload ?? ''}>
        <StoredPicture name={picture.name} alt="" />
        {failure && <Failure>{failure}</Failure>}
        <AltFields
          alt={alt}
          problem={problem}
          isDisabled={isBusy}
          onChange={(next) => {
            setAlt(next);
            setProblem(null);
          }}
        />
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={close}>
          Cancel
        </Button>
        <Button variant="contained" disabled={isBusy} onClick={() => void save()}>
          Save
        </Button>
      </DialogActions>
    </Dialog>
  );
}
