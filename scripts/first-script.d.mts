import type { Plugin } from 'vite';

export function firstScript(): Promise<{ readonly tag: string; readonly hash: string }>;
export function inPage(code: string): { readonly tag: string; readonly hash: string };
export function firstScriptModule(): Plugin;
