const STORAGE_KEY = 'sessionId';
let remembered: string | undefined;

/** A random id kept for the browser session, the same in tracking and contact (decision Q-08). */
export function sessionId(): string {
  remembered ??= readStored() ?? crypto.randomUUID();
  try {
    sessionStorage.setItem(STORAGE_KEY, remembered);
  } catch {
    // Storage may be closed to us; the id then lives as long as the page.
  }
  return remembered;
}

/** The next one to ask gets another id. */
export function forgetSession(): void {
  remembered = undefined;
}

function readStored(): string | undefined {
  try {
    const stored = sessionStorage.getItem(STORAGE_KEY) ?? '';
    // It travels with calls: what no header can carry is not taken.
    return /^[\w-]{1,64}$/.test(stored) ? stored : undefined;
  } catch {
    return undefined;
  }
}
