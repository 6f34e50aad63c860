export const databaseUser: { readonly uid?: number; readonly gid?: number };
export function copyPostgres(folder: string): string;
export function freePort(): Promise<number>;
