import type { Plugin } from 'vite';

export function embeddedApi(): Plugin;
