import type { LaunchOptions } from 'playwright';

export function findBrowser(env?: NodeJS.ProcessEnv): string | undefined;
export function ensureBrowser(root: string): Promise<string | undefined>;
export function launchOptions(): LaunchOptions;
