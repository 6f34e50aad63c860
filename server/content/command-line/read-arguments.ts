import { parseArgs } from 'node:util';
import type { UsersCommand } from '../../people/command-line.ts';
import { usualNote } from '../revisions/usual-note.ts';
import { type ProgrammeOptions, programmeOptions } from './programme-options.ts';
import { usersArguments } from './users-arguments.ts';

/** What the command line asks for. */
export type Command =
  | { readonly name: 'help' | 'status' | 'history' }
  | { readonly name: 'start'; readonly from: 'empty' | 'sample' }
  | { readonly name: 'export'; readonly file: string; readonly revision: number | null }
  | { readonly name: 'export-programme'; readonly file: string; readonly event: string }
  | { readonly name: 'template'; readonly file: string }
  | { readonly name: 'import'; readonly file: string; readonly isDryRun: boolean }
  | {
      readonly name: 'import-programme';
      readonly file: string;
      readonly isDryRun: boolean;
      readonly options: ProgrammeOptions;
    }
  | { readonly name: 'users'; readonly command: UsersCommand }
  | { readonly name: 'publish'; readonly note: string }
  | { readonly name: 'rollback'; readonly revision: number; readonly note: string };

export type ReadArguments =
  | { readonly isGood: true; readonly command: Command; readonly author: string | null }
  /** What was not understood, as a sentence. */
  | { readonly isGood: false; readonly reason: string };

const OPTIONS = {
  help: { type: 'boolean', short: 'h' },
  author: { type: 'string' },
  note: { type: 'string' },
  revision: { type: 'string' },
  'dry-run': { type: 'boolean' },
  event: { type: 'string' },
  column: { type: 'string', multiple: true },
  dates: { type: 'string' },
  game: { type: 'string' },
  encoding: { type: 'string' },
  empty: { type: 'boolean' },
  role: { type: 'string' },
} as const;
type Values = ReturnType<typeof parse>['values'];

/** Which options a command has in addition to `--author` and `--help`. */
const OWN_OPTIONS: Readonly<Record<string, readonly (keyof typeof OPTIONS)[]>> = {
  export: ['revision', 'event'],
  import: ['dry-run', 'event', 'column', 'dates', 'game', 'encoding', 'empty'],
  publish: ['note'],
  rollback: ['note'],
  users: ['role'],
};

const parse = (words: readonly string[]) =>
  parseArgs({ args: [...words], options: OPTIONS, allowPositionals: true, strict: true });

/** Reads the words after the program's name. */
export function readArguments(words: readonly string[]): ReadArguments {
  try {
    const { values, positionals } = parse(words);
    const [name = 'help', ...rest] = positionals;
    const command: Command = values.help === true ? { name: 'help' } : commandOf(name, rest, values);
    return { isGood: true, command, author: values.author?.trim() || null };
  } catch (error) {
    return { isGood: false, reason: error instanceof Error ? error.message : String(error) };
  }
}

function commandOf(name: string, rest: readonly string[], values: Values): Command {
  const allowed = ['help', 'author', ...(OWN_OPTIONS[name] ?? [])];
  const other = Object.keys(values).find((option) => !allowed.includes(option));
  if (other !== undefined) throw new Error(`"${name}" has no option --${other}.`);
  if (name === 'users') return { name, command: usersArguments(rest, values.role) };
  const [only, ...more] = rest;
  if (more.length > 0) throw new Error(`"${more.join(' ')}" is more than "${name}" needs.`);
  switch (name) {
    case 'help':
    case 'status':
    case 'history':
      if (only !== undefined) throw new Error(`"${only}" is more than "${name}" needs.`);
      return { name };
    case 'start':
      if (only !== 'empty' && only !== 'sample')
        throw new Error('Say what to start with: "empty" or "sample".');
      return { name, from: only };
    case 'export':
      return exportOf(fileOf(only), values);
    case 'template':
      return { name, file: fileOf(only) };
    case 'import': {
      const given = { file: fileOf(only), isDryRun: values['dry-run'] === true };
      const options = programmeOptions(values);
      return options === null ? { name, ...given } : { name: 'import-programme', ...given, options };
    }
    case 'publish':
      if (only !== undefined)
        throw new Error(`"${only}" is more than "publish" needs; a note goes after --note.`);
      if (!values.note?.trim()) throw new Error('Say what has changed: publish --note "…".');
      return { name, note: values.note.trim() };
    case 'rollback': {
      const revision = numberOf(only);
      return { name, revision, note: values.note?.trim() || usualNote(revision) };
    }
    default:
      throw new Error(`"${name}" isn’t a command.`);
  }
}

function exportOf(file: string, values: Values): Command {
  const revision = values.revision === undefined ? null : numberOf(values.revision);
  const options = programmeOptions(values);
  if (options === null) {
    const [ending] = /\.(?:xlsx|csv|ics|xml)$/i.exec(file) ?? [];
    if (ending === undefined) return { name: 'export', file, revision };
    throw new Error(`${ending} is for the programme of one event: name it with --event.`);
  }
  if (revision !== null)
    throw new Error('A programme is written from the working copy; leave out --revision.');
  return { name: 'export-programme', file, event: options.event };
}

function fileOf(file: string | undefined): string {
  if (file === undefined || file === '') throw new Error('Name a file.');
  return file;
}

function numberOf(text: string | undefined): number {
  if (text === undefined || !/^[1-9]\d{0,8}$/.test(text))
    throw new Error('Name a revision by its number, like 3.');
  return Number(text);
}
