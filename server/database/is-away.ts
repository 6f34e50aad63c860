import { DatabaseAway } from './postgres/database-away.ts';
import { isBusy } from './when-free.ts';

/** Whether the database could not be asked: PostgreSQL is away, or another process keeps the embedded one locked. */
export const isAway = (error: unknown): boolean => error instanceof DatabaseAway || isBusy(error);
