import type { ComponentType } from 'react';
import type { FieldDescription } from '#core/desk/content.ts';

/** What every input of a form is given. */
export interface InputOf {
  readonly field: FieldDescription;
  /** Where the value is in the form: `body.page.html`. */
  readonly source: string;
  /** Instead of the field's own name. */
  readonly label?: string;
}

/** Of an input that holds others: how each of those is made. */
export interface InputAround extends InputOf {
  readonly Inside: ComponentType<InputOf>;
}
