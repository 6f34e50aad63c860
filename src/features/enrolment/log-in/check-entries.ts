export const LOG_IN_FIELDS = ['username', 'password'] as const;
export type LogInField = (typeof LOG_IN_FIELDS)[number];

/** What is wrong with the entries of the log-in form: both are needed (LOGIN-01), nothing else is known here. */
export function checkEntries({
  username,
  password,
}: Readonly<Record<LogInField, string>>): Readonly<Partial<Record<LogInField, 'missing'>>> {
  return {
    ...(username.trim() === '' ? { username: 'missing' } : {}),
    ...(password === '' ? { password: 'missing' } : {}),
  };
}
