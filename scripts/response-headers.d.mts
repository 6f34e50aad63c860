export type Headers = Readonly<Record<string, string>>;

export interface HeaderSettings {
  readonly apiBase: string;
  readonly mediaBase: string;
  readonly eventImageBase: string;
  readonly mediaHosts: readonly string[];
  readonly embedHosts: readonly string[];
  readonly widgetHosts: readonly string[];
}

export function responseHeaders(
  settings: HeaderSettings,
  sheetHashes?: readonly string[],
): { readonly html: Headers; readonly widget: Headers; readonly every: Headers };
