import { Button, TextField } from '@mui/material';
import { useState } from 'react';
import { useInput } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import type { DeskPicture } from '#core/desk/pictures.ts';
import { addressOf, readPictureName, uploadedPicture } from '#core/media/uploaded-picture.ts';
import { ChooseDialog } from '../../pictures/choose-dialog.tsx';
import { FileButton } from '../../pictures/file-button.tsx';
import styles from '../../pictures/pictures.module.css';
import { usePictures } from '../../pictures/pictures-api.ts';
import { UploadDialog } from '../../pictures/upload-dialog.tsx';
import { useFileWays } from '../../pictures/use-file-ways.ts';
import { fieldWords } from '../field-words.ts';
import { useKind } from '../kind.ts';
import type { InputOf } from './input-of.ts';
import { PicturePreview } from './picture-preview.tsx';

/** Where an item says what its picture shows, if it can. */
const ALT = 'body.alt';

/** The address of a picture: uploaded, chosen from those that are here, or written. */
export function PictureInput({ field: { name, isRequired }, source, label }: InputOf) {
  const { fields } = useKind();
  const { getValues, setValue } = useFormContext();
  const { field, fieldState } = useInput({
    source,
    format: (value: unknown) => (typeof value === 'string' ? value : ''),
    parse: (value: string) => value,
  });
  const [file, setFile] = useState<File | null>(null);
  const [isChoosing, setChoosing] = useState(false);
  const ways = useFileWays(setFile);
  const words = label ?? fieldWords(name);
  const former = uploadedPicture(field.value);
  const { data } = usePictures(former !== null);
  const hasAlt = `body.${name}` === source && fields.some((other) => `body.${other.name}` === ALT);

  /** The picture's description. If the item has a field for it, it is filled in there, but never overwrites a text. */
  function sayWhatItShows(alt: string) {
    const written = getValues(ALT);
    const isOfFormer = written === data?.find(({ name: other }) => other === former?.name)?.alt;
    if (!written || isOfFormer) setValue(ALT, alt, { shouldDirty: true });
  }

  function use(picture: DeskPicture) {
    const known = readPictureName(picture.name);
    if (known !== null) field.onChange(addressOf(known));
    if (hasAlt) sayWhatItShows(picture.alt);
    setFile(null);
    setChoosing(false);
  }

  return (
    <>
      <div className={styles.field} {...ways}>
        <PicturePreview address={field.value} />
        <TextField
          {...field}
          label={words}
          required={isRequired}
          error={fieldState.error !== undefined}
          helperText={
            fieldState.error?.message ?? 'Upload, choose, drop or paste a picture, or enter a link.'
          }
          slotProps={{ htmlInput: { 'aria-required': isRequired || undefined } }}
        />
        <div className={styles.tools}>
          <FileButton label={`Upload a picture for “${words}”`} onFile={setFile}>
            Upload a picture
          </FileButton>
          <Button aria-label={`Choose a picture for “${words}”`} onClick={() => setChoosing(true)}>
            Choose a picture
          </Button>
        </div>
      </div>
      {/* Beside it: what is dropped or pasted into a dialog is not for the field. */}
      {file && <UploadDialog file={file} onUploaded={use} onClose={() => setFile(null)} />}
      {isChoosing && <ChooseDialog onChoose={use} onClose={() => setChoosing(false)} />}
    </>
  );
}
