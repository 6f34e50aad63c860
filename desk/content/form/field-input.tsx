import type { ComponentType } from 'react';
import type { FieldDescription } from '#core/desk/content.ts';
import { ChoiceInput } from './choice-input.tsx';
import { DayOrTimeInput } from './day-or-time-input.tsx';
import { FlagInput } from './flag-input.tsx';
import { HtmlInput } from './html-input.tsx';
import { ListInput } from './list-input.tsx';
import { PartInput } from './part-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { ReferenceInput } from './reference-input.tsx';
import { TextInput } from './text-input.tsx';

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

/** The input for a field, by its type. */
export function FieldInput(given: InputOf) {
  switch (given.field.type) {
    case 'html':
      return <HtmlInput {...given} />;
    case 'flag':
      return <FlagInput {...given} />;
    case 'day-or-time':
      return <DayOrTimeInput {...given} />;
    case 'choice':
      return <ChoiceInput {...given} />;
    case 'reference':
      return given.field.refersTo ? <ReferenceInput {...given} /> : <TextInput {...given} />;
    case 'picture':
      return <PictureInput {...given} />;
    case 'list':
      return <ListInput {...given} Inside={FieldInput} />;
    case 'part':
      return <PartInput {...given} Inside={FieldInput} />;
    default:
      return <TextInput {...given} />;
  }
}
