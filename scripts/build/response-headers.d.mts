export type Headers = Readonly<Record<string, string>>;

export interface HeaderSettings {
  readonly apiBase: string;
  readonly mediaBase: string;
  readonly eventImageBase: string;
  readonly mediaHosts: readonly string[];
  readonly embedHosts: readonly string[];
  readonly widgetHosts: readonly string[];
  /** Address of the script that translates pages, then the hosts it needs beside; none without it. */
  readonly translator?: readonly string[];
}

export function responseHeaders(
  settings: HeaderSettings,
  inPages?: { readonly sheets: readonly string[]; readonly script?: string },
): { readonly html: Headers; readonly widget: Headers; readonly every: Headers };
