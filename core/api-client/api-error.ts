import type { FailureKind } from '#core/contract/worker-messages.ts';

interface Details {
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly isAtRest?: boolean;
  readonly cause?: unknown;
}

/** A failed call. The message is for the log, never for visitors (reading Q-20). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** The HTTP status, if there was a response. */
  readonly status?: number;
  /** How long the server asked us to wait, if it did. */
  readonly retryAfterMs?: number;
  /** No request was made because of an earlier `Retry-After`, so this says nothing about the network. */
  readonly isAtRest: boolean;

  constructor(
    kind: FailureKind,
    message: string,
    { status, retryAfterMs, isAtRest = false, cause }: Details = {},
  ) {
    super(message, { cause });
    this.kind = kind;
    this.isAtRest = isAtRest;
    if (status !== undefined) this.status = status;
    if (retryAfterMs !== undefined) this.retryAfterMs = retryAfterMs;
  }
}

/** Turns any other error of a request into `offline`: DNS, TLS, CORS or a broken body. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new ApiError('offline', `no answer came (${why})`, { cause: error });
}
