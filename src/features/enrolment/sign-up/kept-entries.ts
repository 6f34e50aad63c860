import type { SignUpEntries } from './check-entries.ts';

type KeptEntries = Omit<SignUpEntries, 'password' | 'confirm'>;

const NOTHING: Partial<KeptEntries> = {};
let kept = NOTHING;

/** What was typed into the form before the role was changed. */
export const keptEntries = () => kept;

/** Keeps what is typed while another role is chosen: in the memory of this page alone, and never a password. */
export function keepEntries({ password: _, confirm: __, ...others }: SignUpEntries): void {
  kept = others;
}

/** The entries have served, or their owner is gone. */
export function forgetEntries(): void {
  kept = NOTHING;
}
