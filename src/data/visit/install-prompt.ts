/*
 * The browser's own question whether to install the site (`beforeinstallprompt`, Chromium). It is held back, and asked
 * only after a press. The first script of every page includes this file, so it is short and imports nothing.
 */
interface InstallPrompt extends Event {
  prompt(): Promise<unknown>;
  readonly userChoice: Promise<{ readonly outcome: 'accepted' | 'dismissed' }>;
}

let held: InstallPrompt | null = null;
const listeners = new Set<() => void>();

/** Holds the question back from now on. */
export function holdInstallPrompt(): void {
  addEventListener('beforeinstallprompt', (event) => {
    event.preventDefault();
    hold(event as InstallPrompt);
  });
  addEventListener('appinstalled', () => hold(null));
}

/** Whether the browser can ask now. */
export const canAskToInstall = (): boolean => held !== null;

/** Calls back when that changes, until the returned function is called. */
export function followInstallPrompt(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Asks; to be called in the handler of a press. The browser takes the same question only once. */
export async function askToInstall(): Promise<'accepted' | 'dismissed' | 'unavailable'> {
  const prompt = held;
  hold(null);
  if (prompt === null) return 'unavailable';
  try {
    await prompt.prompt();
    return (await prompt.userChoice).outcome;
  } catch {
    return 'unavailable';
  }
}

function hold(prompt: InstallPrompt | null): void {
  held = prompt;
  for (const listener of listeners) listener();
}
