import * as v from 'valibot';
import type { FieldDescription, FieldType, KindDescription } from '#core/desk/content.ts';
import type { Kind } from './kind.ts';
import { type KindName, rulesOf } from './kinds.ts';

type Schema = v.GenericSchema;
/** The properties by which kinds of schemas are distinguished. */
interface Parts {
  readonly wrapped?: Schema;
  readonly item?: Schema;
  readonly entries?: Readonly<Record<string, Schema>>;
  readonly options?: readonly string[];
}
const partsOf = (schema: Schema) => schema as Schema & Parts;

/**
 * Describes a kind for forms, from the schema that checks its items.
 *
 * @throws Error if a field is of no known type
 */
export function describeKind(name: KindName): KindDescription {
  const kind = rulesOf(name);
  const { words, schema, titles } = kind;
  return { kind: name, ...words, fields: fieldsOf(schema, kind), titleField: titles[0] ?? '' };
}

function fieldsOf(schema: Schema, kind: Pick<Kind, 'references'>): FieldDescription[] {
  return Object.entries(partsOf(schema).entries ?? {}).flatMap(([name, field]) => {
    const isRequired = field.type !== 'optional';
    const described = describe(name, bare(field), kind);
    return described === null ? [] : [{ name, isRequired, ...described }];
  });
}

/** A schema without what only says that its value may be left out or null. */
function bare(schema: Schema): Schema {
  const { wrapped } = partsOf(schema);
  return wrapped === undefined ? schema : bare(wrapped);
}

function describe(
  name: string,
  schema: Schema,
  kind: Pick<Kind, 'references'>,
): Omit<FieldDescription, 'name' | 'isRequired'> | null {
  const { type, isOffered } = v.getMetadata(schema) as { type?: FieldType; isOffered?: boolean };
  if (isOffered === false) return null;
  const { item, entries, options } = partsOf(schema);
  if (item !== undefined) return { type: 'list', fields: entryFields(item) };
  if (entries !== undefined) return { type: 'part', fields: fieldsOf(schema, {}) };
  if (options !== undefined) return { type: 'choice', choices: options };
  if (schema.type === 'boolean') return { type: 'flag' };
  if (type === undefined) throw new Error(`The field "${name}" is of no known type.`);
  const refersTo = type === 'reference' ? kind.references?.[name] : undefined;
  return refersTo === undefined ? { type } : { type, refersTo };
}

/** The fields of each entry of a list; a plain text has no name. */
function entryFields(item: Schema): FieldDescription[] {
  if (partsOf(item).entries !== undefined) return fieldsOf(item, {});
  const described = describe('', bare(item), {});
  return described === null ? [] : [{ name: '', isRequired: true, ...described }];
}
