import type { Page } from '@playwright/test';
import { openSettled, untilSettled } from './settled.ts';

/**
 * Opens an address as a visitor who chose this language, and waits until the page speaks it and has settled. Every page
 * starts in English, so one that has settled may still change.
 */
export async function openInLanguage(page: Page, language: string, path: string): Promise<void> {
  await page.addInitScript((code) => localStorage.setItem('language', code), language);
  await openSettled(page, path);
  await page.waitForFunction((code) => document.documentElement.lang === code, language);
  await untilSettled(page);
}
