import type { SignUpEntries } from './check-entries.ts';

type KeptEntries = Omit<SignUpEntries, 'password' | 'confirm'>;

const NOTHING: Partial<KeptEntries> = {};
let kept = NOTHING;

/** The entries typed before the role was changed. */
export const keptEntries = () => kept;

/** Keeps the entries while the visitor chooses another role: only in memory, and never a password. */
export function keepEntries({ password: _, confirm: __, ...others }: SignUpEntries): void {
  kept = others;
}

/** Forgets the entries: they were used, or the visitor has left. */
export function forgetEntries(): void {
  kept = NOTHING;
}
