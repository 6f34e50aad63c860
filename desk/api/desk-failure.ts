import type { DeskRefusal } from '#core/desk/problems.ts';

/** Why the desk's API did not do something, in a sentence to be shown as it is. */
export class DeskFailure extends Error {
  override readonly name = 'DeskFailure';

  /** @param refusal what the API answered; null: it gave no answer */
  constructor(
    message: string,
    readonly refusal: DeskRefusal | null = null,
  ) {
    super(message);
  }
}

/** The sentence of anything that was thrown. */
export function inWords(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** What the API refused, if that is what was thrown. */
export function refusalOf(error: unknown): DeskRefusal | null {
  return error instanceof DeskFailure ? error.refusal : null;
}

/** A refused request is not repeated; after a lost connection it is, once. */
export const isWorthRepeating = (failures: number, error: unknown): boolean =>
  failures < 1 && error instanceof DeskFailure && error.refusal === null;
