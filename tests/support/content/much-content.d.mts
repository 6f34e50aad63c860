export interface Amounts {
  readonly articles?: number;
  readonly articleChars?: number;
  readonly events?: number;
  readonly gamesOfEvent?: number;
  readonly entries?: number;
  readonly members?: number;
}

export function muchContent(
  amounts: Amounts,
): (call: { path: string; headers: Readonly<Record<string, string | string[] | undefined>> }) => unknown;
