import type { FileFormat, OtherKind } from './file-kind.ts';

/** The facts of each reason not to read a file at all. */
interface RefusalFacts {
  empty: Nothing;
  'too-large': { readonly bytes: number; readonly most: number };
  'other-kind': { readonly seems: OtherKind };
  'name-does-not-fit': { readonly extension: string; readonly seems: FileFormat };
  'unpacks-too-large': { readonly most: number };
  'too-many-parts': { readonly most: number };
  'too-many-rows': { readonly most: number };
  'too-many-columns': { readonly most: number; readonly sheet: string };
  'row-too-far': { readonly row: number; readonly sheet: string; readonly most: number };
  'line-too-long': { readonly line: number; readonly most: number };
  'too-deep': { readonly most: number };
  'has-doctype': Nothing;
  damaged: { readonly format: FileFormat; readonly detail: string };
  'quote-open': { readonly row: number };
  'no-header': { readonly firstRow: readonly string[] };
  'no-schedule': { readonly format: FileFormat };
}

type Nothing = Readonly<Record<string, never>>;
export type RefusalKind = keyof RefusalFacts;

/** Why a file was not read. It holds facts only; `refusal-sentence.ts` has the words. */
export type Refusal = {
  [Kind in RefusalKind]: { readonly kind: Kind; readonly facts: RefusalFacts[Kind] };
}[RefusalKind];

/** Thrown by readers, caught by `readProgramme`: nothing of a refused file is returned. */
export class RefusedFile extends Error {
  constructor(readonly refusal: Refusal) {
    super(refusal.kind);
  }
}

/** Stops reading a file. */
export function refuse<Kind extends RefusalKind>(kind: Kind, facts: RefusalFacts[Kind]): never {
  throw new RefusedFile({ kind, facts } as Refusal);
}
