import { ChoiceInput } from './choice-input.tsx';
import { DayOrTimeInput } from './day-or-time-input.tsx';
import { FlagInput } from './flag-input.tsx';
import { HtmlInput } from './html-input.tsx';
import type { InputOf } from './input-of.ts';
import { ListInput } from './list-input.tsx';
import { PartInput } from './part-input.tsx';
import { PictureInput } from './picture-input.tsx';
import { ReferenceInput } from './reference-input.tsx';
import { TextInput } from './text-input.tsx';

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
