import { Checkbox, FormControlLabel, TextField } from '@mui/material';
import { LONGEST_ALT } from '#core/desk/pictures.ts';

/** What a picture shows; null: mere decoration. */
export function AltFields({
  alt,
  problem,
  isDisabled,
  onChange,
}: {
  readonly alt: string | null;
  readonly problem: string | null;
  readonly isDisabled: boolean;
  readonly onChange: (alt: string | null) => void;
}) {
  return (
    <>
      <TextField
        label="What the picture shows"
        value={alt ?? ''}
        onChange={({ target }) => onChange(target.value)}
        multiline
        required={alt !== null}
        disabled={isDisabled || alt === null}
        error={problem !== null}
        helperText={problem ?? 'One sentence for people who can’t see it: “Three singers on the old square”.'}
        slotProps={{ htmlInput: { maxLength: LONGEST_ALT, 'aria-required': alt !== null } }}
      />
      <FormControlLabel
        label="It’s purely decorative and adds nothing to the text"
        disabled={isDisabled}
        control={
          <Checkbox checked={alt === null} onChange={(_, isChecked) => onChange(isChecked ? null : '')} />
        }
      />
    </>
  );
}
