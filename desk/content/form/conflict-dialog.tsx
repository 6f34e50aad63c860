import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  FormControlLabel,
  Radio,
  RadioGroup,
} from '@mui/material';
import { useState } from 'react';
import type { DeskItem } from '#core/desk/content.ts';
import { fieldWords } from '../field-words.ts';
import { plainValue } from '../plain-value.ts';
import type { Body } from './body.ts';
import styles from './form.module.css';
import { bothChoices, mergedBody, type Side, valueAt } from './merged-body.ts';

/** Somebody else saved first: shows both versions, to choose field by field. Nothing is lost until then. */
export function ConflictDialog({
  base,
  own,
  current,
  onChoose,
  onClose,
}: {
  /** What both began with. */
  readonly base: Body;
  readonly own: Body;
  /** What is there now; null if it was removed. */
  readonly current: DeskItem | null;
  readonly onChoose: (body: Body) => void;
  readonly onClose: () => void;
}) {
  const choices = bothChoices(base, own, current?.body ?? {});
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>(() =>
    Object.fromEntries(choices.map(({ name, usual }) => [name, usual])),
  );
  return (
    <Dialog open onClose={onClose} maxWidth="sm" aria-labelledby="conflict-title">
      <DialogTitle id="conflict-title">
        {current ? `${current.author} saved first` : 'Somebody removed it in the meantime'}
      </DialogTitle>
      <DialogContent>
        {current ? (
          <div className={styles.both}>
            <p>Both of you changed this item. Choose what’s right; nothing is lost until you save.</p>
            {choices.map(({ name }) => (
              <fieldset key={name}>
                <legend>{fieldWords(name)}</legend>
                <RadioGroup
                  aria-label={fieldWords(name)}
                  value={sides[name]}
                  onChange={(_, side) => setSides((before) => ({ ...before, [name]: side as Side }))}
                >
                  <FormControlLabel
                    value="theirs"
                    control={<Radio />}
                    label={<Version of={current.author} value={valueAt(current.body, name)} />}
                  />
                  <FormControlLabel
                    value="own"
                    control={<Radio />}
                    label={<Version of="You" value={valueAt(own, name)} />}
                  />
                </RadioGroup>
              </fieldset>
            ))}
          </div>
        ) : (
          <p>Somebody removed this item while you were changing it. You can put it back with your changes.</p>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>Back to the form</Button>
        <Button
          variant="contained"
          onClick={() => onChoose(current ? mergedBody(own, current.body, sides) : own)}
        >
          {current ? 'Save these' : 'Put it back'}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

function Version({ of, value }: { readonly of: string; readonly value: unknown }) {
  return (
    <>
      <span className="muted">{of}: </span>
      {plainValue(value) || 'empty'}
    </>
  );
}
