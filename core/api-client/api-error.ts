import type { FailureKind } from '#core/contract/worker-messages.ts';

interface Details {
  readonly status?: number | undefined;
  readonly retryAfterMs?: number | undefined;
  readonly isAtRest?: boolean;
  readonly cause?: unknown;
}

/** Why a call brought nothing. The message is for the log, never for visitors (decision Q-20). */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly kind: FailureKind;
  /** The HTTP status, where there was an answer. */
  readonly status?: number;
  /** What the server asked us to wait, where it did. */
  readonly retryAfterMs?: number;
  /** Nobody was asked, since the server wished so a while ago (`Retry-After`): this says nothing about the network. */
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

/** Whatever else goes wrong around a request is the connection: DNS, TLS, CORS, a broken body. */
export function toApiError(error: unknown): ApiError {
  if (error instanceof ApiError) return error;
  const why = error instanceof Error ? error.message : String(error);
  return new ApiError('offline', `no answer came (${why})`, { cause: error });
}
