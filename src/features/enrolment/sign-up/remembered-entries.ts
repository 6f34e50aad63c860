import type { SignUpEntries } from './check-entries.ts';

type RememberedEntries = Omit<SignUpEntries, 'password' | 'confirm'>;

const NOTHING: Partial<RememberedEntries> = {};
let remembered = NOTHING;

/** The entries typed before the role was changed. */
export const rememberedEntries = () => remembered;

/** Remembers the entries while the visitor chooses another role: only in memory, and never a password. */
export function rememberEntries({ password: _, confirm: __, ...others }: SignUpEntries): void {
  remembered = others;
}

/** Forgets the entries: they were used, or the visitor has left. */
export function forgetEntries(): void {
  remembered = NOTHING;
}
