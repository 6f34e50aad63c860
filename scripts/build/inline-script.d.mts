export function inlineScript(): Promise<{ readonly tag: string; readonly hash: string }>;
export function inPage(code: string): { readonly tag: string; readonly hash: string };
