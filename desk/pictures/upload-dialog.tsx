import { Button, Dialog, DialogActions, DialogContent, DialogTitle, LinearProgress } from '@mui/material';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { type DeskPicture, LARGEST_PICTURE_BYTES } from '#core/desk/pictures.ts';
import { inWords, refusalOf } from '../api/desk-failure.ts';
import { Failure } from '../frame/failure.tsx';
import { AltFields } from './alt-fields.tsx';
import { megabytes, NO_ALT } from './picture-words.ts';
import styles from './pictures.module.css';
import { picturesChanged, uploadPicture } from './pictures-api.ts';
import { readyToSend } from './ready-to-send.ts';

const tooLarge = ({ size }: File) =>
  `The file is ${megabytes(size)}; the limit is ${megabytes(LARGEST_PICTURE_BYTES)}. Make it smaller, for example 4,000 pixels wide.`;

/** Asks what a chosen picture shows, and uploads it. After a failure, the picture and the description stay. */
export function UploadDialog({
  file,
  onUploaded,
  onClose,
}: {
  readonly file: File;
  readonly onUploaded: (picture: DeskPicture) => void;
  readonly onClose: () => void;
}) {
  const [alt, setAlt] = useState<string | null>('');
  const [problem, setProblem] = useState<string | null>(null);
  const [failure, setFailure] = useState(file.size > LARGEST_PICTURE_BYTES ? tooLarge(file) : null);
  const [isBusy, setBusy] = useState(false);
  const client = useQueryClient();
  const notify = useNotify();
  const isTooLarge = file.size > LARGEST_PICTURE_BYTES;

  async function upload() {
    if (alt?.trim() === '') return setProblem(NO_ALT);
    setProblem(null);
    setFailure(null);
    setBusy(true);
    try {
      const { picture, isNew } = await uploadPicture(await readyToSend(file), alt);
      if (!isNew) notify('This picture is already here and keeps its description.');
      onUploaded(picture);
      void picturesChanged(client);
    } catch (error) {
      const ofAlt = refusalOf(error)?.problems?.find(({ field }) => field === 'alt');
      if (ofAlt) setProblem(ofAlt.message);
      else setFailure(inWords(error));
      setBusy(false);
    }
  }

  // Closed while it is on its way, it could not say that it failed.
  const close = () => {
    if (!isBusy) onClose();
  };

  return (
    <Dialog open onClose={close} maxWidth="sm" aria-labelledby="upload-title">
      <DialogTitle id="upload-title">Upload a picture</DialogTitle>
      <DialogContent className={styles.upload ?? ''}>
        <Preview file={file} />
        <p className="muted">
          {file.name}, {megabytes(file.size)}
        </p>
        {failure && <Failure>{failure}</Failure>}
        {!isTooLarge && (
          <AltFields
            alt={alt}
            problem={problem}
            isDisabled={isBusy}
            onChange={(next) => {
              setAlt(next);
              setProblem(null);
            }}
          />
        )}
        <div role="status">
          {isBusy && (
            <>
              <p>Uploading and preparing it for small and large screens…</p>
              <LinearProgress aria-label="Uploading" />
            </>
          )}
        </div>
      </DialogContent>
      <DialogActions>
        <Button disabled={isBusy} onClick={close}>
          Cancel
        </Button>
        <Button variant="contained" disabled={isBusy || isTooLarge} onClick={() => void upload()}>
          Upload
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** The chosen file as this browser shows it; nothing if it cannot. */
function Preview({ file }: { readonly file: File }) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    const reader = new FileReader();
    reader.onload = () => setAddress(typeof reader.result === 'string' ? reader.result : null);
    if (file.type.startsWith('image/') && file.type !== 'image/svg+xml') reader.readAsDataURL(file);
    return () => reader.abort();
  }, [file]);
  if (address === null) return null;
  return (
    <div className={styles.frame}>
      <img src={address} alt="The chosen file" onError={() => setAddress(null)} />
    </div>
  );
}
