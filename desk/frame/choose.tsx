import { TextField } from '@mui/material';

/** One of a few, by the device's own control. */
export function Choose({
  label,
  value,
  choices,
  onChoose,
  hint,
  isFaulty = false,
  isRequired = false,
  isDisabled = false,
}: {
  readonly label: string;
  readonly value: string;
  readonly choices: readonly { readonly id: string; readonly title: string }[];
  readonly onChoose: (id: string) => void;
  readonly hint?: string | undefined;
  readonly isFaulty?: boolean;
  readonly isRequired?: boolean;
  readonly isDisabled?: boolean;
}) {
  return (
    <TextField
      select
      label={label}
      value={value}
      onChange={({ target }) => onChoose(target.value)}
      slotProps={{ select: { native: true } }}
      helperText={hint}
      error={isFaulty}
      required={isRequired}
      disabled={isDisabled}
    >
      {choices.map(({ id, title }) => (
        <option key={id} value={id}>
          {title}
        </option>
      ))}
    </TextField>
  );
}
