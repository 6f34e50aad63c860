import * as v from 'valibot';
import { CALL_PURPOSES } from './call-purposes.ts';
import type { CommandEndpoint, KeepRule, ReadEndpoint } from './endpoint.ts';
import type { AnswerForm } from './read-body.ts';

/** The input of the API document. */
export interface ApiTable {
  readonly reads: readonly ReadEndpoint[];
  readonly commands: readonly CommandEndpoint<never>[];
  readonly file: { readonly name: string; readonly path: string; readonly item: v.GenericSchema };
}

const INTRODUCTION = `# The API, call by call

Written from the table in \`core/contract\` by \`npm run docs:api\`; change the contract, not this file.

- Every path is joined to the API base. Every call carries the header \`access-token\`.
- The values of a reading call travel as **request headers**, not in the query. ASCII is sent unchanged; any
  other value is percent-encoded as a whole. An empty value and a missing one mean the same.
- Calls that differ only in their values are different calls: answers are kept by method, path and sorted values.
- A command is a POST with a JSON body of exactly the named fields. Its answer is never kept.
- A list may be bare or in a wrapper: \`data\`, \`Details\`, \`details\` or \`widgets\`, also one inside the other.
  A wrapper with \`null\`, \`""\` or nothing is an empty list; a wrapper with one object is a list of one.
- Where a status is required, it must be \`1\` or \`"1"\`. Elsewhere it may be missing; \`1\`, \`true\`, \`yes\`, \`ok\`,
  \`success\`, \`successful\`, \`succeeded\` and \`200\` to \`299\` mean success, and 0 means refused. \`400\` to \`599\` there,
  in \`code\` or in \`statusCode\` means what it means in HTTP; \`429\` and \`500\` to \`599\` do so even next to a 0.
  Any other status, an \`error\`, or a list of entries without any of the fields below is a failure: what was saved stays.
- A message with no data is an empty list only if \`status\`, \`success\` or \`code\` reports success.
- Every field may be missing, \`null\` or \`""\`. An item without a required field is left out; the others stay.
- Character references in a text (\`&amp;\`, \`&eacute;\`, \`&#8217;\`) are decoded once; the result stays text. In an
  address only \`&amp;\` is decoded, except in a path of this site, which goes back to the API unchanged. Texts that are
  kept as given, and HTML, are left alone.
- Other fields are ignored. HTML is cleaned before it is shown.`;

const TAKES: Record<AnswerForm['takes'], string> = {
  list: 'a list',
  first: 'a list; the first usable item counts',
  head: 'a list; only the very first item counts',
  groups: 'an object under `data`, one item under each key, in that order',
  whole: 'one object',
};

const SACRIFICE: Record<KeepRule['evict'], string> = {
  early: 'among the first to be evicted when storage is full',
  late: 'among the last to be evicted when storage is full',
  never: 'never evicted',
};

/** Renders the API document (Markdown) from the contract's table. It is pure, so that a test can compare the result. */
export function apiDocument({ reads, commands, file }: ApiTable): string {
  return `${[
    INTRODUCTION,
    '## All calls',
    table(
      ['Call', 'Method and path', 'Values', 'Answer is kept'],
      [
        ...reads.map((read) => [inside(read.name), address(read), codes(read.values), days(read.keep)]),
        ...commands.map((command) => [
          inside(command.name),
          address(command),
          codes(command.fields),
          'never',
        ]),
      ],
    ),
    '## Calls that ask',
    ...reads.flatMap(readSection),
    '## Calls that change something',
    ...commands.flatMap(commandSection),
    `## ${code(file.path)}`,
    `${purpose(file)} It belongs to the site, not to the API: no access key goes with it.`,
    fieldTable(file.item),
  ].join('\n\n')}\n`;
}

function readSection(read: ReadEndpoint): string[] {
  return [
    `### ${read.name}`,
    purpose(read),
    bullets([
      address(read),
      `Headers: ${codes(read.values)}`,
      answer(read.read.form),
      `Time limit, when nothing is saved: ${seconds(read.timeLimitMs)}`,
      `Kept: ${days(read.keep)}, fresh for ${span(read.keep.freshForMs)}; ${SACRIFICE[read.keep.evict]}`,
    ]),
    fieldTable(read.read.form.item),
  ];
}

function commandSection(command: CommandEndpoint<never>): string[] {
  return [
    `### ${command.name}`,
    purpose(command),
    bullets([
      address(command),
      `JSON: ${codes(command.fields)}`,
      answer(command.read.form),
      `Time limit: ${seconds(command.timeLimitMs)}`,
    ]),
    fieldTable(command.read.form.item),
  ];
}

function answer({ takes, status }: AnswerForm): string {
  return `Answer: ${TAKES[takes]}${status === 'named' ? '; `status` must be 1' : ''}`;
}

function fieldTable(item: v.GenericSchema): string {
  return table(
    ['Field', 'Kind'],
    fieldRows(item, '', []).map(([field, kind]) => [code(field), kind]),
  );
}

/** Every key of an item as the provider spells it; keys of an inner list follow as `list[].key`. */
function fieldRows(item: v.GenericSchema, prefix: string, above: readonly string[]): [string, string][] {
  return Object.entries(schemasIn(v.getMetadata(item).entries)).flatMap(
    ([key, schema]): [string, string][] => {
      const field = `${prefix}${key}`;
      const inner = v.getMetadata(schema).item;
      if (!isSchema(inner)) return [[field, v.getDescription(schema) ?? 'anything']];
      const keys = Object.keys(schemasIn(v.getMetadata(inner).entries)).join();
      // Recursive entries (the menu) are described once.
      if (above.includes(keys)) return [[field, 'list of the same']];
      return [[field, 'list'], ...fieldRows(inner, `${field}[].`, [...above, keys])];
    },
  );
}

function schemasIn(entries: unknown): Record<string, v.GenericSchema> {
  if (typeof entries !== 'object' || entries === null) return {};
  return Object.fromEntries(
    Object.entries(entries).filter((entry): entry is [string, v.GenericSchema] => isSchema(entry[1])),
  );
}

function isSchema(value: unknown): value is v.GenericSchema {
  return typeof value === 'object' && value !== null && 'kind' in value && value.kind === 'schema';
}

const purpose = ({ name }: { readonly name: string }) => CALL_PURPOSES[name] ?? '';
const code = (word: string) => `\`${word}\``;
const codes = (words: readonly string[]) => words.map(code).join(', ') || 'none';
const inside = (name: string) => `[${name}](#${name.toLowerCase()})`;
const address = (call: { readonly method: string; readonly path: string }) =>
  code(`${call.method} ${call.path}`);
const bullets = (lines: readonly string[]) => lines.map((line) => `- ${line}`).join('\n');
const seconds = (ms: number) => `${ms / 1_000} s`;
const span = (ms: number) => (ms < 3_600_000 ? `${ms / 60_000} min` : `${ms / 3_600_000} h`);
const days = (keep: KeepRule) => `${keep.forDays} days`;

function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}
